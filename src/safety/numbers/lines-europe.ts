import { type CountryLines, call, type EmergencyLine, type PoisonCentre, sms } from './emergency-line.ts'

const centre = (town: PoisonCentre, number: string, fr: string, en: string): EmergencyLine => ({
  ...call(number, `Centre antipoison ${fr}, jour et nuit`, `${en} poison centre, day and night`),
  centre: town,
})

export const france: CountryLines = {
  any: [call('112', 'Toutes les urgences, partout en Europe', 'Any emergency, anywhere in Europe')],
  medical: [call('15', 'Samu, urgences médicales', 'Ambulance (Samu)')],
  police: [call('17', 'Police et gendarmerie', 'Police')],
  fire: [call('18', 'Pompiers', 'Fire and rescue')],
  text: [sms('114', 'Urgences par SMS, sans parler', 'Emergencies by text, without speaking')],
  suicide: [call('3114', 'Prévention du suicide, jour et nuit', 'Suicide prevention, day and night')],
  poison: [
    call(
      '01 45 42 59 59',
      'Centres antipoison, numéro national, jour et nuit',
      'Poison centres, national number, day and night',
    ),
    centre('angers', '02 41 48 21 21', 'd’Angers', 'Angers'),
    centre('bordeaux', '05 56 96 40 80', 'de Bordeaux', 'Bordeaux'),
    centre('lille', '0800 59 59 59', 'de Lille', 'Lille'),
    centre('lyon', '04 72 11 69 11', 'de Lyon', 'Lyon'),
    centre('marseille', '04 91 75 25 25', 'de Marseille', 'Marseille'),
    centre('nancy', '03 83 22 50 50', 'de Nancy', 'Nancy'),
    centre('paris', '01 40 05 48 48', 'de Paris', 'Paris'),
    centre('toulouse', '05 61 77 74 47', 'de Toulouse', 'Toulouse'),
  ],
  partner: [
    call(
      '3919',
      'Violences faites aux femmes, anonyme, jour et nuit',
      'Violence against women, anonymous, day and night',
    ),
  ],
  aggressor: [
    call(
      '08 019 019 11',
      'Ne frappez pas, écoute de qui craint d’être violent, tous les jours, en journée',
      'Ne frappez pas, for whoever fears to be violent, every day, in the daytime (in French)',
    ),
  ],
  sexual: [
    call(
      '0 800 05 95 95',
      'Viols Femmes Informations, du lundi au vendredi, de 10\u00a0h à 19\u00a0h',
      'Rape helpline, anonymous, Monday to Friday, 10 am to 7 pm',
    ),
  ],
  child: [call('119', 'Enfance en danger, jour et nuit', 'Child in danger, day and night')],
  missing: [call('116 000', 'Enfants disparus, jour et nuit', 'Missing children, day and night')],
  forced: [
    call(
      '3919',
      'Mariage forcé, excision, anonyme, jour et nuit',
      'Forced marriage, cutting, anonymous, day and night',
    ),
  ],
  online: [
    call(
      '3018',
      'Violences en ligne contre un mineur, de 9\u00a0h à 23\u00a0h\u202f; la nuit, le 119 ou le 17',
      'Online abuse of a minor, 9 am to 11 pm; at night, 119 or 17',
    ),
  ],
  elder: [
    call(
      '3977',
      'Maltraitance d’une personne âgée ou handicapée, de 9\u00a0h à 19\u00a0h',
      'Abuse of an elderly or disabled person, 9 am to 7 pm',
    ),
  ],
  gas: [call('0 800 47 33 33', 'Urgence sécurité gaz (GRDF), jour et nuit', 'Gas emergencies (GRDF), day and night')],
  sea: [call('196', 'Sauvetage en mer (Cross), jour et nuit', 'Sea rescue (Cross), day and night')],
}

export const belgium: CountryLines = {
  any: [call('112', 'Ambulance, pompiers, police', 'Ambulance, fire, police')],
  medical: [call('112', 'Ambulance', 'Ambulance')],
  police: [call('101', 'Police', 'Police')],
  fire: [call('112', 'Pompiers', 'Fire and rescue')],
  suicide: [
    call('0800 32 123', 'Prévention du suicide, jour et nuit', 'Suicide prevention (in French), day and night'),
    call('107', 'Télé-Accueil, écoute jour et nuit', 'Listening line (in French), day and night'),
  ],
  poison: [call('070 245 245', 'Centre Antipoisons, jour et nuit', 'Poison centre, day and night')],
  partner: [call('0800 30 030', 'Écoute violences conjugales', 'Domestic violence helpline (in French)')],
  sexual: [call('0800 98 100', 'SOS Viol', 'Rape helpline (in French)')],
  child: [call('103', 'Écoute-Enfants', 'Children’s helpline (in French)')],
  missing: [call('116 000', 'Child Focus, enfants disparus', 'Child Focus, missing children')],
}

export const switzerland: CountryLines = {
  any: [call('112', 'Toutes les urgences', 'Any emergency')],
  medical: [call('144', 'Ambulance', 'Ambulance')],
  police: [call('117', 'Police', 'Police')],
  fire: [call('118', 'Pompiers', 'Fire and rescue')],
  suicide: [call('143', 'La Main Tendue, 0,20 franc l’appel', 'Helping hand line, 0.20 francs a call')],
  poison: [call('145', 'Tox Info, jour et nuit', 'Poison centre, day and night')],
  child: [call('147', 'Enfants et jeunes, Pro Juventute', 'Children and young people, Pro Juventute')],
  mountain: [call('1414', 'Rega, sauvetage aérien', 'Rega, air rescue')],
}

export const unitedKingdom: CountryLines = {
  any: [call('999', 'Ambulance, pompiers, police', 'Ambulance, fire, police')],
  medical: [call('999', 'Ambulance', 'Ambulance')],
  police: [call('999', 'Police', 'Police')],
  fire: [call('999', 'Pompiers', 'Fire and rescue')],
  sea: [call('999', 'Garde-côtes\u00a0: demander «\u00a0Coastguard\u00a0»', 'Coastguard: ask for it')],
  suicide: [
    call('116 123', 'Samaritans, écoute jour et nuit', 'Samaritans, day and night'),
    call('111', 'NHS, choisir l’option santé mentale', 'NHS, choose the mental health option'),
  ],
  poison: [call('111', 'NHS, conseil médical jour et nuit', 'NHS medical advice, day and night')],
  partner: [
    call('0808 2000 247', 'Violences conjugales (Refuge), jour et nuit', 'Domestic abuse (Refuge), day and night'),
  ],
  aggressor: [
    call(
      '0808 802 4040',
      'Respect, écoute de qui craint d’être violent avec ses proches (en anglais)',
      'Respect, for whoever fears to be violent at home',
    ),
  ],
  trafficking: [
    call('08000 121 700', 'Traite et travail forcé (Unseen)', 'Modern Slavery & Exploitation Helpline (Unseen)'),
  ],
  sexual: [
    call(
      '0808 500 2222',
      'Viol et agression sexuelle, Angleterre et pays de Galles, dès 16\u00a0ans, jour et nuit',
      'Rape and sexual abuse, England and Wales, from 16, day and night',
    ),
  ],
  child: [
    call('0800 1111', 'Childline, pour les moins de 19 ans', 'Childline, for anyone under 19'),
    call('0808 800 5000', 'NSPCC, pour un adulte inquiet', 'NSPCC, for a worried adult'),
  ],
  missing: [call('116 000', 'Missing People, de 9\u00a0h à 23\u00a0h', 'Missing People, 9 am to 11 pm')],
  forced: [
    call(
      '020 7008 0151',
      'Mariage forcé, service du gouvernement, en semaine de 9\u00a0h à 17\u00a0h',
      'Forced Marriage Unit of the government, weekdays, 9 am to 5 pm',
    ),
  ],
  elder: [call('0808 808 8141', 'Hourglass, maltraitance d’une personne âgée', 'Hourglass, abuse of an older person')],
  gas: [
    call(
      '0800 111 999',
      'Urgences gaz en Grande-Bretagne, jour et nuit\u202f; en Irlande du Nord, le 999',
      'Gas emergencies in Great Britain, day and night; in Northern Ireland, 999',
    ),
  ],
}

export const ireland: CountryLines = {
  any: [call('112', 'Ambulance, pompiers, police (ou 999)', 'Ambulance, fire, Gardaí (or 999)')],
  medical: [call('112', 'Ambulance (ou 999)', 'Ambulance (or 999)')],
  police: [call('112', 'Police (ou 999)', 'Gardaí (or 999)')],
  fire: [call('112', 'Pompiers (ou 999)', 'Fire and rescue (or 999)')],
  sea: [
    call('112', 'Garde-côtes\u00a0: demander «\u00a0Coast Guard\u00a0» (ou 999)', 'Coast Guard: ask for it (or 999)'),
  ],
  suicide: [call('116 123', 'Samaritans, écoute jour et nuit', 'Samaritans, day and night')],
  poison: [call('01 809 2166', 'Centre antipoison, ligne du public', 'Public Poisons Line')],
  partner: [call('1800 341 900', 'Women’s Aid, jour et nuit', 'Women’s Aid, day and night')],
  sexual: [call('1800 77 88 88', 'Viol et agression sexuelle, jour et nuit', 'Rape crisis, day and night')],
  child: [call('1800 66 66 66', 'Childline, jour et nuit', 'Childline, day and night')],
  missing: [call('116 000', 'Enfants disparus', 'Missing children')],
}

/** Every country of the European Union and of the Economic Area without numbers of its own here. */
export const restOfEurope: CountryLines = {
  any: [call('112', 'Toutes les urgences, partout en Europe, gratuit', 'Any emergency, anywhere in Europe, free')],
}
