/** Base URL of the API, read from the document's `data-api`, without a trailing slash. */
export const apiBase = () => (document.documentElement.dataset.api ?? '/api').replace(/\/+$/, '')
