// A call for help that says no word of what for: no screen takes everything away for it, and whom to call is shown.
const cries = "help|au secours?|[aà] ?l['’ ]?aide|sos|save|aide[sz]?[- ]moi|sauve[sz]?[- ]moi"
const polite =
  "please|pls|plz|hi|hello|hey|i|we|need|want|some|somebody|someone|anyone|anybody|can|could|you|us|me|aide[rz]?|moi|nous|svp|stp|s['’ ]?il vous pla[iî]t|s['’ ]?il te pla[iî]t|j['’ ]?ai|besoin|d['’ ]?aide|bonjour|bonsoir|salut|merci|thanks|quelqu['’ ]?un|peut|m['’ ]?aider|vite|quick|quickly|now|maintenant|urgent"
const only = new RegExp(`^(?:(?:${cries}|${polite})(?![a-zà-ÿ])[\\s,.…!?'’-]*)+$`, 'i')
const cried = new RegExp(`^(?:(?:please|pls|plz|svp|stp|vite|urgent|now)[\\s,.…!?-]*)*(?:${cries})(?![a-zà-ÿ])`, 'i')
/** In more words somebody says what for. */
const longest = 120

/** « Bonjour, j’ai besoin d’aide », "can you help me": the beginning of any question. */
export const onlyAsksForHelp = (text: string): boolean => text.trim().length <= longest && only.test(text.trim())

/** « Au secours », "help!": the same, cried out. */
export const callsForHelp = (text: string): boolean => onlyAsksForHelp(text) && cried.test(text.trim())
