/**
 * Puts the golden questions (all, or those of `fr`, `en` or one id) to the assistant that the environment selects and
 * prints its scores. With a model this costs a hundred calls.
 * `ASSISTANT_PROVIDER=mistral ASSISTANT_MODEL=… ASSISTANT_API_KEY=… node src/platform/assistant/golden/run.ts [fr]`
 */
import { readConfig } from '../../config.ts'
import { createAssistant } from '../create.ts'
import type { Assistant, CallBook } from '../port.ts'
import { evaluate, printed } from './evaluate.ts'
import { goldenQuestions } from './golden.ts'

const config = readConfig(process.env)
const only = process.argv[2]
const questions = goldenQuestions.filter(({ locale, id }) => only === undefined || only === locale || only === id)
let fallbacks = 0
let cents = 0
const assistant = createAssistant(config, {
  info: (details) => console.error(details),
  warn: (details) => {
    fallbacks++
    console.error(details)
  },
})
const book: CallBook = {
  open: async () => async (call) => {
    cents += call.cents
  },
}
const counted: Assistant = {
  next: (dossier, onWords) => assistant.next(dossier, onWords, book),
  follow: assistant.follow,
}
console.log(`${config.ASSISTANT_PROVIDER} ${config.ASSISTANT_MODEL ?? ''}: ${questions.length} questions`)
console.log(printed(await evaluate(counted, questions)))
console.log(`without the model: ${fallbacks}, cost: ${cents.toFixed(2)} cents`)
