/** The sentences around what is quoted; the client reads them if the expert leaves them. */
export const proposal = {
  says: 'Ce que dit «\u00a0{title}\u00a0»\u00a0: «\u00a0{excerpt}\u00a0».',
  amount: '{what}\u00a0: {amount}, d’après «\u00a0{rule}\u00a0».',
  unknown: 'Ce qui reste à préciser\u00a0: {points}',
}
