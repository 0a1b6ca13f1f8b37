/** Where the browser finds the API, as the document says, without a slash at the end. */
export const apiBase = () => (document.documentElement.dataset.api ?? '/api').replace(/\/+$/, '')
