import { fold } from '../../../platform/assistant/fold.ts'

const words = new Set(
  [
    'oui non si ok merci les deux ni l un l autre aucun aucune rien tous toutes yes no both neither none all thanks please',
    'le la les l un une des du de d a au aux ce cet cette en c est il elle ils elles sont etait je suis nous on the an it is was they are i am we of',
    'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
    'january february march april may june july august september october november december',
    'jan janv fev fevr avr juil sept oct nov dec feb mar apr jun jul aug sep',
    'lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday',
    'hier demain aujourd hui apres avant jour jours semaine semaines mois an ans annee annees matin midi soir nuit heure heures',
    'yesterday tomorrow today tonight after before day days week weeks month months year years morning noon evening night hour hours',
    'prochain prochaine dernier derniere fin debut mi milieu dans depuis environ vers pour ici il y a plus moins presque entre et ou tard tot passe passee',
    'next last end start middle in since about around by on at within ago more less almost between and or late early past',
    'deux trois quatre cinq six sept huit neuf dix quinze vingt trente two three four five seven eight nine ten fifteen twenty thirty',
    'euro euros eur er st nd rd th h s fait plutot actually rather',
  ].flatMap((line) => line.split(' ')),
)

const wordsOf = (text: string): string[] => fold(text).match(/[a-z]+/g) ?? []

/**
 * Whether a reply to one of the assistant's questions holds only a day, a sum, a yes or a no, or words of the answers
 * offered: « ce soir » tells of no danger by itself. With what was said before it is read like any message.
 */
export function isPlainReply(text: string, offered: readonly string[]): boolean {
  const known = new Set(offered.flatMap(wordsOf))
  return wordsOf(text).every((word) => words.has(word) || known.has(word))
}
