/** A column's name in code (`createdAt`) for its name in the database (`created_at`). */
export const camelCase = remembered((name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))

/** The name in the database; a name without capitals stays. */
export const snakeCase = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

function remembered(convert: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    let converted = known.get(name)
    if (converted === undefined) {
      converted = convert(name)
      known.set(name, converted)
    }
    return converted
  }
}
