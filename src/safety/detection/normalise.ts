// Normalises typed text: without accents, case, leetspeak, text-message or lost-apostrophe spelling.

export type Language = 'fr' | 'en'

const shortFormsFr: Record<string, string> = parse(`
  kil:qu il|kils:qu ils|kel:qu elle|kelle:qu elle|quil:qu il|quils:qu ils|quelle:qu elle|ki:qui|ke:que|koi:quoi|kwa:quoi|qd:quand|kan:quand|kand:quand|qan:quand|qqn:quelqu un|qq1:quelqu un
  kelk1:quelqu un|kelkun:quelqu un|quelquun:quelqu un|qqun:quelqu un|kk1:quelqu un|jpeu:je peux|jpeux:je peux|jpe:je peux|jveu:je veux|jveux:je veux|jve:je veux|jvoudrai:je voudrais|jvoudrais:je voudrais|jvais:je vais|jvai:je vais|jvé:je vais
  jsuis:je suis|chui:je suis|chuis:je suis|jsui:je suis|jss:je suis|shui:je suis|chu:je suis|jcrois:je crois|jcroi:je crois|jsais:je sais|jsai:je sais|jsé:je sais|jse:je sais|jc:je sais|chais:je sais|chai:je sais|jme:je me|jmen:je m en|jte:je te|jlai:je l ai|jla:je la|jle:je le|jles:je les
  jai:j ai|jen:j en|jy:j y|jetais:j etais|javais:j avais|jarrive:j arrive|jarive:j arrive|jarrete:j arrete|jarrives:j arrive|jaurai:j aurai|jaurais:j aurais|jspr:j espere|jpense:je pense|jpens:je pense|jpass:je passe|jfai:je fais|jfais:je fais|jdois:je dois|jdoi:je dois|jdi:je dis|jdis:je dis|jprend:je prends|jprends:je prends|jpri:j ai pris|jpris:j ai pris|jessaye:j essaye|jessaie:j essaie
  jhabite:j habite|jattends:j attends|jentend:j entends|jentends:j entends|jespere:j espere|jai mal:j ai mal|jaimerais:j aimerais|jaimerai:j aimerais|jveuy:je veux|jv:je vais|jp:je peux|jpp:j en peux plus|jpeut:je peux|jpeu pa:je peux pas
  cest:c est|ces pas:c est pas|cetait:c etait|cte:cette|ct:c etait|sa fait:ca fait|sest:s est|setais:s etait|sais tu:sais tu|dit moi:dis moi|dite:dites
  ya:y a|yavait:y avait|ia:y a|ilya:il y a|nya:n y a|yen:y en|ti:petit|tite:petite|ptit:petit|ptite:petite|pti:petit|ptits:petits|ptites:petites|pitchoun:petit|pitchoune:petite
  pu:plus|pus:plus|plu:plus|pa:pas|pô:pas|po:pas|pi:puis|pis:puis|ms:mais|mé:mais|mtn:maintenant|mnt:maintenant|mnt:maintenant|mainten:maintenant|maintnan:maintenant|mtnt:maintenant|now:maintenant|ajd:aujourd hui|ajrd:aujourd hui|aujourdhui:aujourd hui|ojd:aujourd hui|auj:aujourd hui|2m1:demain|dem1:demain|dmain:demain|toujour:toujours|tjr:toujours|tjrs:toujours|tjs:toujours|tt:tout|ts:tous|tte:toute|ttes:toutes|bcp:beaucoup|bcq:beaucoup|bp:beaucoup|vrm:vraiment|vrmt:vraiment|vrmnt:vraiment
  g:j ai|c:c est|é:est|è:est|t:t|d:de|ds:dans|ac:avec|av:avec|avk:avec|avc moi:avec moi|ak:avec|pr:pour|pk:pourquoi|pq:pourquoi|pcq:parce que|pck:parce que|psk:parce que|pcke:parce que|paske:parce que|passke:parce que|parceque:parce que|fo:faut|fau:faut|fodrai:faudrait|svp:s il vous plait|stp:s il te plait|slt:salut|bjr:bonjour|bsr:bonsoir|bj:bonjour|mr:monsieur|mec:mec
  pri:pris|prit:pris|avalé:avale|di:dit|diz:dit|fé:fait|fai:fait|fè:fait|ve:veut|veu:veut|vi:vis|cv:ca va|vs:vous|ns:nous|ki:qui|dla:de la|dl:de l|jamé:jamais|jamai:jamais|jms:jamais|bb:bebe|bébou:bebe|mam:maman|reum:mere|daronne:mere|daron:pere|reup:pere|renps:parents|darons:parents|reuf:frere|reus:soeur|reuss:soeur|frero:frere|frangin:frere|frangine:soeur|gow:copine|meuf:copine|keum:mec|koupin:copain|cop1:copain|copin:copain|cop1e:copine
  ossi:aussi|osi:aussi|otre:autre|ojourdui:aujourd hui|aujourdui:aujourd hui|oci:aussi|bo:beau|bôpère:beau pere|bopere:beau pere|bopère:beau pere|bo pere:beau pere|sui:suis|swi:suis|etai:etais|eter:ete|kc:casse|kass:casse|tro:trop|cmb:combien|cb:combien|kombien:combien|koman:comment|cmt:comment|comen:comment|fer:faire|kom:comme|com:comme|lui la:lui|dodo:dormir|tel:telephone|mdr:mdr|ptdr:mdr|lol:mdr|xptdr:mdr|msg:message|rdv:rendez vous|sem:semaine|min:minutes|mn:minutes|mins:minutes|hr:heures|hrs:heures|h:heures|cp:comprimes|cps:comprimes|cpr:comprimes|dolipranes:doliprane|parasetamol:paracetamol|paracetamole:paracetamol
  askip:il parait|dsl:desole|tkt:inquiete pas|wsh:salut|wesh:salut|ouè:oui|ouais:oui|uè:oui|vla:voila|nn:non|asap:vite|urg:urgent|ke lui:que lui|lé:les|dé:des|mé:mes|ojordui:aujourd hui|dpuis:depuis|dpui:depuis|depui:depuis|ossitot:aussitot|jspas:je sais pas|jsp:je sais pas|jsépa:je sais pas|chépa:je sais pas|chepa:je sais pas|chaipa:je sais pas|g pa:j ai pas|vien:viens|tin:tiens|vener:enerve|deter:determine|jvoi:je vois|jvois:je vois|saigné:saigne|rapel:rappelle|mapel:m appelle|kelkin:quelqu un|lhopital:l hopital|lecole:l ecole|lalcool:l alcool|letat:l etat|lair:l air|daller:d aller|quon:qu on|kon:qu on|kona:qu on a|kya:qu y a|kya un:qu y a un|lorsquil:lorsque il|parcequil:parce que il|parsske:parce que|dun:d un|dune:d une|lon:l on|nai:n ai|nest:n est|na:n a|nont:n ont|narrive:n arrive|narive:n arrive|sil:s il|mets:mets|ta pas:t as pas|chez nou:chez nous|msuis:me suis|mfrappe:me frappe|mtape:me tape|mtue:me tue|mfait:me fait|mdit:me dit|vmourir:veux mourir|mourire:mourir|mourrir:mourir|morir:mourir|suissider:suicider|suisider:suicider|suissid:suicide|suiside:suicide|suisid:suicide
  3ndo:il a|3andou:il a|3endo:il a|mous:couteau|baghi:veut|baghya:veut|rajli:mon mari|rajel:mari|mrati:ma femme|kaydrabni:me frappe|kaydrebni:me frappe|kayderbni:me frappe|kaydrbni:me frappe|kidrebni:me frappe|kiderbni:me frappe|tayderbni:me frappe|taydrabni:me frappe|ydrebni:me frapper|yderbni:me frapper|drebni:m a frappe|drabni:m a frappe|daba:maintenant|bghit:je veux|nmout:mourir|nmot:mourir|n9tel:me tuer|ne9tel:me tuer|nqtel:me tuer|rassi:moi|rasi:moi|y9tolni:me tuer|y9telni:me tuer|yqtelni:me tuer|yktelni:me tuer|ghadi:va|ghayqtelni:va me tuer|ghay9tolni:va me tuer|3afak:s il vous plait|3afakom:s il vous plait|3awnouni:aidez moi|3awnoni:aidez moi|3te9ni:sauvez moi|khayfa:j ai peur|khayef:j ai peur|wldi:mon fils|weldi:mon fils|bnti:ma fille|benti:ma fille|wladi:mes enfants|ouladi:mes enfants|mama:maman
`)

const shortFormsEn: Record<string, string> = parse(`
  swallied:swallowed|swallyd:swallowed|swallae:swallow|greetin:crying
  u:you|ur:your|r:are|y:why|k:ok|n:and|b4:before|2nite:tonight|tonite:tonight|2night:tonight|tn:tonight|2day:today|2morrow:tomorrow|tmrw:tomorrow|tmr:tomorrow|tomoz:tomorrow|tmoro:tomorrow|tomo:tomorrow|2moro:tomorrow|gonna:going to|gunna:going to|gona:going to|gon:going to|finna:going to|imma:i am going to|ima:i am going to|wanna:want to|wana:want to|gotta:got to|gota:got to|tryna:trying to|tryin:trying|dunno:do not know|idk:i do not know|idek:i do not know|kms:kill myself|kys:kill yourself|od:overdose|oded:overdosed|oding:overdosing|rn:right now|atm:right now|asap:quickly|cuz:because|cos:because|coz:because|bc:because|bcos:because|bcuz:because|cause:because
  cant:can not|cannot:can not|couldnt:could not|wont:will not|wouldnt:would not|dont:do not|doesnt:does not|dosnt:does not|dosent:does not|didnt:did not|isnt:is not|aint:is not|arent:are not|wasnt:was not|werent:were not|hasnt:has not|havent:have not|hadnt:had not|shouldnt:should not|mustnt:must not|neednt:need not|dnt:do not|didn:did not|cudnt:could not|cudn:could not|couldn:could not
  im:i am|ive:i have|ill:i will|id:i would|hes:he is|shes:she is|its:it is|theyre:they are|were:were|weve:we have|theyve:they have|youre:you are|thats:that is|whats:what is|theres:there is|shell:shell|hell:hell|hed:he would|shed:she would|theyll:they will|whos:who is|hesnt:he is not|lets:let us
  pls:please|plz:please|plss:please|plzz:please|hlp:help|halp:help|heelp:help|thru:through|w:with|wi:with|w/:with|wit:with|abt:about|ppl:people|sum1:someone|some1:someone|sumone:someone|sumthin:something|sth:something|smth:something|smb:somebody|any1:anyone|evry:every|evryone:everyone|bf:boyfriend|gf:girlfriend|exbf:ex boyfriend|hubby:husband|hubs:husband|missus:wife|mrs:wife|oh:oh|dh:husband|ds:son|dd:daughter|dp:partner|fella:partner|bloke:man|lad:boy|lass:girl|wean:child|weans:children|bairn:child|wee:little|kiddo:kid|lil:little|littlun:child|bubs:baby|bub:baby|bubba:baby|bby:baby|mam:mother|mammy:mother|ma:mother|mum:mother|mom:mother|mummy:mother|mommy:mother|momma:mother|mama:mother|da:father|dad:father|daddy:father|pops:father|stepdad:stepfather|stepmum:stepmother|stepmom:stepmother|nan:grandmother|nana:grandmother|nanna:grandmother|nanny:grandmother|gran:grandmother|granny:grandmother|grandma:grandmother|grammy:grandmother|grandad:grandfather|granddad:grandfather|grandpa:grandfather|gramps:grandfather|granda:grandfather|bro:brother|sis:sister|mate:friend|m8:friend|bestie:friend|bff:friend|pal:friend
  hr:hour|hrs:hours|min:minutes|mins:minutes|mth:months|yr:years|yrs:years|yo:years old|y/o:years old|wk:week|wks:weeks|wknd:weekend|pill:pill|tabs:tablets|tab:tablet|caps:capsules|paras:paracetamol|meds:medicine|med:medicine|para:paracetamol|ambo:ambulance|ae:emergency|er:er|hosp:hospital|doc:doctor|docs:doctor|dr:doctor|prolly:probably|prob:probably|probs:probably|gotten:got|thot:thought|tho:though|wen:when|wat:what|wot:what|wud:would|cud:could|shud:should|shes:she is|da:the|dis:this|dat:that|dey:they|dem:them|ther:there|thier:their|brething:breathing|breth:breathe|breath in:breathe in|brethe:breathe|breating:breathing|bleedin:bleeding|hittin:hitting|hitn:hitting|hert:hurt|hurtin:hurting|chokin:choking|sucide:suicide|suiside:suicide|suicde:suicide|sewerside:suicide|suacide:suicide|sewercide:suicide|unalive:kill|unaliving:killing|unalived:killed|ded:dead|dyin:dying|wantin:wanting|beatin:beating|hav:have|hv:have|havin:having|bin:been|ben:been|jus:just|jst:just|everythin:everything|nuthin:nothing|nothin:nothing|somethin:something|fone:phone|fon:phone|litle:little|babby:baby|dont no:do not know|nd:and|bn:been|tel:tell|skool:school|sed:said|sez:says|gon:going to|ye:you|yer:your|yous:you|youse:you|me ma:my mother|fkn:fucking|fcking:fucking|fuckin:fucking|feckin:fucking|effing:fucking|bleeding gums:bleeding gums
`)

function parse(text: string): Record<string, string> {
  const table: Record<string, string> = {}
  for (const entry of text.trim().split(/\s*[|\n]\s*/)) {
    const at = entry.indexOf(':')
    if (at > 0) table[entry.slice(0, at)] = entry.slice(at + 1)
  }
  return table
}

export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200f\u00ad\ufeff]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘`´ʼ′]/g, "'")

const frenchWords = new Set(
  'je j le la les un une des du de et est ai mon ma mes il elle on que qui qu pas ne dans sur avec pour ce cette son sa ses nous vous ils elles c d l au aux mais plus tout fait suis me moi se en y ou depuis chez votre notre quoi comment faut peut faire bonjour svp merci si donc chui jsuis jai kil ke ki pa pu g tres lui leur quand mari femme fille fils papa maman pere mere bebe depuis hier soir nuit matin tete mal plus trop ya cest jsuis sang feu gaz eau elle ils ans jours semaines rajli rajel mrati daba bghit rassi 3afak khayfa khayef ghadi wldi bnti heures boire bu pris avale tombe mort veux vais va fais fini quel quelle combien est-ce des ses leurs peur'.split(
    ' ',
  ),
)
const englishWords = new Set(
  'i the my a an and is are he she they it of to in on for with that this have has had was were been be im not do does what how can you we his her him me if at from but so just will would u hes shes ive cant dont should who there or about when out up its by as after into now please want going help got took has his out off over down again last night day days hour hours week weeks today since home house like get him them never don didnt isnt wont think need know where why which feels feel blood fire gas water pain head face arm baby kid kids wife husband mum mom dad friend old year years two three full box swallowed ate drank hurt hurts breathing breathe dizzy'.split(
    ' ',
  ),
)

/** The language of most of a text's common words, or `undefined`. */
export function languageOf(words: readonly string[]): Language | undefined {
  let balance = 0
  for (const word of words) {
    if (frenchWords.has(word)) balance++
    if (englishWords.has(word)) balance--
  }
  return balance === 0 ? undefined : balance > 0 ? 'fr' : 'en'
}

const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

/** «k1ll» and «su1c1de» as the words meant; «16cp» and «14ans» as a number and its unit. */
function withoutDigits(word: string): string[] {
  const measure = /^(\d+)([a-z]+)(\d*)$/.exec(word)
  if (measure) return [measure[1], measure[2], measure[3]].filter((part): part is string => !!part)
  if (/^[a-z@$].*[\d@$].*[a-z]/.test(word) || /^[a-z]{2,}[31]$/.test(word))
    return [word.replace(/[013457@$]/g, (sign) => leet[sign] ?? sign)]
  return [word]
}

/** Reduces three or more of one letter to one, or to two where both languages double it. */
const withoutStretching = (word: string): string =>
  word.replace(/([a-z])\1{2,}/g, (_, letter: string) =>
    /[eo]/.test(letter) && word.length > 5 ? letter + letter : letter,
  )

const elision = /^(c|d|j|l|m|n|s|t|qu|jusqu|lorsqu|puisqu|quelqu|aujourd|presqu)'(.+)$/

function apart(raw: string, language: Language): string[] {
  const word = raw.replace(/^'+|'+$/g, '')
  if (word === '') return []
  if (language === 'fr') {
    const cut = elision.exec(word)
    if (cut) return [cut[1] as string, ...apart(cut[2] as string, language)]
    return [word.replace(/'/g, '')]
  }
  return [word.replace(/'/g, '')]
}

const longest = 20_000

/** What is read of a long text or conversation: its beginning and its end, where the newest messages are. */
export const readPart = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}`

/** A text's words in normalised spelling, with «.» between sentences. */
export function normalisedWords(
  text: string,
  whenUnsure: (words: readonly string[]) => Language,
): { words: string[]; language: Language } {
  const raw =
    fold(readPart(text))
      .replace(/(\d)[.,](\d{1,2})(?!\d)/g, '$1')
      .match(/[a-z0-9'@$]{1,40}|[.!?;\n]+/g) ?? []
  const bare = raw.flatMap((word) => word.split("'"))
  const language = languageOf(bare) ?? whenUnsure(bare)
  const shortForms = language === 'fr' ? shortFormsFr : shortFormsEn
  const words: string[] = []
  for (const piece of raw) {
    if (/^[.!?;\n]/.test(piece)) {
      if (words.length > 0 && words[words.length - 1] !== '.') words.push('.')
      continue
    }
    for (const part of apart(piece, language)) {
      const known = Object.hasOwn(shortForms, part) ? [part] : withoutDigits(withoutStretching(part))
      for (const word of known) {
        const full = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined
        if (full) words.push(...full.split(' '))
        else if (word !== '') words.push(word)
      }
    }
  }
  return { words, language }
}
