const invite = 'npm run staff:invite -- owner@example.com [--role owner|support|editor|compliance] [--locale fr|en]'

/**
 * What a command lacks, with its usage: said before anything is built. The command itself checks the rest.
 * @param {readonly string[]} asked the command with its arguments
 * @returns {string | undefined}
 */
export function lackIn([command, ...given]) {
  if (command !== 'staff:invite' || given.some((argument) => argument.includes('@'))) return undefined
  return `Say whom to invite, one address at a time.\n${invite}`
}
