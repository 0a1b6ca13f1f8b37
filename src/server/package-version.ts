import described from '../../package.json' with { type: 'json' }

export const packageVersion = described.version
