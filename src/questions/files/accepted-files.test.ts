import { describe, expect, it } from 'vitest'
import { checkFiles, fileSize, largestFile, mostFiles, unexpiredFiles } from './accepted-files.ts'

const file = (name: string, size = 1000) => ({ name, size })

describe('documents chosen for a question', () => {
  it('are taken when they are images or PDF of 5 MB at most', () => {
    const chosen = [file('bail.pdf', largestFile), file('photo.JPG'), file('a.webp'), file('b.jpeg'), file('c.png')]
    expect(checkFiles([], chosen)).toEqual({ files: chosen, problems: [] })
  })
  it('are refused by name, and the others are kept', () => {
    const good = file('bail.pdf')
    expect(checkFiles([good], [file('notes.docx'), file('photo.png'), file('vide.pdf', 0)])).toEqual({
      files: [good, file('photo.png')],
      problems: [
        { code: 'fileUnsupported', name: 'notes.docx' },
        { code: 'fileEmpty', name: 'vide.pdf' },
      ],
    })
    expect(checkFiles([], [file('gros.pdf', largestFile + 1)]).problems).toEqual([
      { code: 'fileTooLarge', name: 'gros.pdf' },
    ])
  })
  it('are not taken twice', () => expect(checkFiles([file('bail.pdf')], [file('bail.pdf')]).files).toHaveLength(1))
  it('are ten at most', () => {
    const eleven = Array.from({ length: mostFiles + 1 }, (_, n) => file(`${n}.pdf`))
    expect(checkFiles([], eleven)).toMatchObject({ files: { length: mostFiles }, problems: [{ code: 'tooManyFiles' }] })
  })
  it('of yesterday are to be attached again, and said so by name', () => {
    const kept = [
      { name: 'bail.pdf', at: 0 },
      { name: 'photo.jpg', at: 20 * 3_600_000 },
    ]
    expect(unexpiredFiles(kept, 24 * 3_600_000)).toEqual({
      there: [kept[1]],
      gone: [{ code: 'fileGone', name: 'bail.pdf' }],
    })
  })
})

describe('the size of a document', () => {
  it('is said in the language of the page', () => {
    expect(fileSize('fr-FR', 1.2 * 1024 * 1024).replace(/[\u00a0\u202f]/g, ' ')).toBe('1,2 Mo')
    expect(fileSize('en-GB', 300 * 1024)).toBe('300 kB')
    expect(fileSize('en-GB', 3)).toBe('1 kB')
  })
})
