// Signs that somebody is hurt, threatened, or wants to die, whatever else a text complains of.
import type { Evidence } from './evidence.ts'

const harm =
  /^(?:HIT|HITME|COUPS|MARKS|CHOKED?|STRANGLE|STAB|SHOOT|WEAPON|WOUND|BLOOD|KILL|THREATKILL|RAPE|SEX|SEXASSAULT|TOUCH|TOUCHSEX|PRIVATE|EXPLOIT|CHILDEXPLOIT|BLACKMAIL|TIED|LOCK|SUICIDE|DIE|DIEWISH|MEANS|BURDEN|SWALLOWED|FAREWELL|GOODBYE|PARTNER|CHILDHIT|AFRAID|FEAR)$/

export const tellsOfHarm = ({ whole }: Evidence): boolean => [...whole.concepts].some((concept) => harm.test(concept))
