// How the detector of emergencies fares on labelled texts: `node bench/emergencies.ts <folder> [--texts]`. With `--texts`
// the texts judged wrongly are printed too; leave it out for texts kept apart from tuning.
import { fileURLToPath } from 'node:url'
import {
  formatMeasure,
  labelledTextsIn,
  measureDetection,
  misclassifiedTexts,
} from '../test/harness/emergency-evaluation.ts'

const [folder = fileURLToPath(new URL('../data/emergency-texts/tuning', import.meta.url))] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
const texts = labelledTextsIn(folder)
for (const line of formatMeasure(measureDetection(texts))) console.log(line)
if (process.argv.includes('--texts'))
  for (const { text, kind } of misclassifiedTexts(texts)) console.log(`${kind}\t${text}`)
