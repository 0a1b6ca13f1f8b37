/** They are valid in a sandbox only, which listens on the loopback interface. */
export const defaultKeys = { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox' }
