import type { Config } from '../config.ts'
import { createBuiltIn } from './built-in.ts'
import type { Log } from './model/booked-call.ts'
import type { Assistant } from './port.ts'

const retries = 2

/** The assistant that the configuration selects. A model's packages are loaded only if one is configured. */
export function createAssistant(config: Config, log: Log): Assistant {
  const provider = config.ASSISTANT_PROVIDER
  const model = config.ASSISTANT_MODEL
  if (provider === 'built-in' || model === undefined) return createBuiltIn()
  const loading = import('./model/model-assistant.ts').then(({ createModelAssistant }) =>
    createModelAssistant(
      {
        provider,
        model,
        apiKey: config.ASSISTANT_API_KEY,
        baseUrl: config.ASSISTANT_BASE_URL,
        milliseconds: config.ASSISTANT_SECONDS * 1000,
        firstToken: config.ASSISTANT_FIRST_TOKEN_SECONDS * 1000,
        retries,
        inputPrice: config.ASSISTANT_INPUT_PRICE,
        outputPrice: config.ASSISTANT_OUTPUT_PRICE,
      },
      log,
    ),
  )
  return {
    next: async (dossier, ...rest) => (await loading).next(dossier, ...rest),
    follow: async (dossier, ...rest) => (await loading).follow(dossier, ...rest),
    translate: async (asked, book) => (await loading).translate(asked, book),
    safety: async (asked, book) => (await loading).safety(asked, book),
  }
}
