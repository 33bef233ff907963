/** Of this package; what the user-agent header says. */
export const version = '0.1.0'
