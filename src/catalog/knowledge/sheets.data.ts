// Reads the knowledge sheets: `data/knowledge/<category>/<sub-category>.yaml`, one for each subject that has been written.
import { namesIn, readYaml } from '../../data-files.ts'
import { categories } from '../catalogue.data.ts'
import { type KnowledgeSheet, knowledgeSheet } from './sheet.ts'

function sheetsOf(category: string): (readonly [string, KnowledgeSheet])[] {
  const known = categories.find(({ slug }) => slug === category)
  return namesIn(`knowledge/${category}/`).map((name) => {
    const path = `knowledge/${category}/${name}`
    const slug = name.replace(/\.yaml$/, '')
    if (!known?.subCategories.some((sub) => sub.slug === slug)) throw new Error(`data/${path}: no such sub-category`)
    return [slug, readYaml(path, knowledgeSheet)] as const
  })
}

/** By the slug of the sub-category, which stands once in the whole catalogue. */
export const sheets: Readonly<Record<string, KnowledgeSheet>> = Object.fromEntries(
  namesIn('knowledge/')
    .filter((name) => !name.includes('.'))
    .flatMap(sheetsOf),
)
