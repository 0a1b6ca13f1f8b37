// The questions on which the detection of a country is measured; those of the kept file were never used to change it.
import { z } from 'zod'
import { readYaml } from '../data-files.ts'

interface Labelled {
  text: string
  country: string
}

const file = z.record(z.string().regex(/^[A-Z]{2}$/), z.array(z.string()).min(1))

const labelled = (name: string): Labelled[] =>
  Object.entries(readYaml(`labelled-questions/${name}.yaml`, file)).flatMap(([country, texts]) =>
    texts.map((text) => ({ text, country: country.toLowerCase() })),
  )

export const usedQuestions = labelled('countries')
export const keptQuestions = labelled('countries-kept')
