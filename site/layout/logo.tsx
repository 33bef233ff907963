/** Two slabs and a gap of water: goods above the quay. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 28 26" width="28" height="26" aria-hidden="true" focusable="false">
    <path className="load" d="M0 0h28v11H0z" />
    <path className="quay" d="M0 15h28v11H0z" />
  </svg>
)
