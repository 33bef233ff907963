/** Most of what the code of this project needs of others when it shows pages: it changes with `package-lock.json` only. */
export const liveDependencies = ['react', 'react/jsx-runtime', 'react-dom/server', 'inversify', 'reflect-metadata']
