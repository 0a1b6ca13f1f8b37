import { createModelAssistant } from '../../src/platform/assistant/model/model-assistant.ts'
import type { ModelSettings } from '../../src/platform/assistant/model/providers.ts'
import type { Assistant, CallBook, ModelCall } from '../../src/platform/assistant/port.ts'
import { FakeModel } from './fake-language-model.ts'

/** An assistant on a fake model, whose calls are always allowed and kept here, with what it logs. */
export class ModelUnderTest {
  readonly fake = new FakeModel()
  calls: ModelCall[] = []
  logged: { details: object; text: string }[] = []
  private baseUrl = ''

  async start(): Promise<void> {
    this.baseUrl = await this.fake.start()
  }

  stop(): Promise<void> {
    return this.fake.stop()
  }

  forget(): void {
    this.fake.requests.length = 0
    this.calls = []
    this.logged = []
  }

  readonly book: CallBook = {
    open: async () => async (call) => {
      this.calls.push(call)
    },
  }

  /** `book` is there for every turn, unless a test gives one. */
  assistant(settings: Partial<ModelSettings> = {}): Required<Assistant> {
    const log = (details: object, text: string) => void this.logged.push({ details, text })
    const assistant = createModelAssistant(
      {
        provider: 'openai-compatible',
        model: 'fake-1',
        apiKey: 'key',
        baseUrl: this.baseUrl,
        milliseconds: 20_000,
        firstToken: 20_000,
        retries: 0,
        inputPrice: 200,
        outputPrice: 600,
        ...settings,
      },
      { info: log, warn: log },
    )
    return {
      next: (dossier, onWords, book = this.book) => assistant.next(dossier, onWords, book),
      follow: (dossier, onWords, book = this.book) => assistant.follow(dossier, onWords, book),
      translate: (asked, book = this.book) => assistant.translate(asked, book),
      safety: (asked, book = this.book) => assistant.safety(asked, book),
    }
  }
}
