import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'

export type ModelSettings = {
  provider: 'mistral' | 'anthropic' | 'openai-compatible'
  model: string
  apiKey?: string | undefined
  baseUrl?: string | undefined
  /** Timeout of the whole `next` or `follow`. */
  milliseconds: number
  /** Milliseconds until a call's first word, retries included. */
  firstToken: number
  /** Repeated requests at most, before the first word. */
  retries: number
  /** Cents per million tokens. */
  inputPrice: number
  outputPrice: number
}

/** Only the chosen provider's package is loaded. */
export async function languageModel(settings: ModelSettings): Promise<LanguageModel> {
  const common = {
    ...(settings.apiKey === undefined ? {} : { apiKey: settings.apiKey }),
    ...(settings.baseUrl === undefined ? {} : { baseURL: settings.baseUrl }),
  }
  switch (settings.provider) {
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral')
      return createMistral(common)(settings.model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(common)(settings.model)
    }
    case 'openai-compatible': {
      if (settings.baseUrl === undefined) throw new Error('ASSISTANT_BASE_URL is needed with openai-compatible.')
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const provider = createOpenAICompatible({
        ...common,
        baseURL: settings.baseUrl,
        name: 'assistant',
        includeUsage: true,
      })
      // These servers differ in structured outputs: they are asked for JSON, which some wrap in a code fence.
      return wrapLanguageModel({ model: provider(settings.model), middleware: extractJsonMiddleware() })
    }
  }
}
