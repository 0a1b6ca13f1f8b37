import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, required, sub, text, w } from '../notation.ts'
import { openPolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Un compte piraté se traite dans l’heure, un choix d’ordinateur peut attendre.',
    'A hacked account is dealt with within the hour, choosing a computer can wait.',
  ),
  w(
    'Pour quand vous faut-il une réponse : travail à rendre, compte bloqué, données en danger ?',
    'By when do you need an answer: work due, account locked, data at risk?',
  ),
)
const device = text(
  'device',
  w(
    'Quel appareil et quel système : Windows, Mac, Linux, et quelle version ?',
    'Which device and system: Windows, Mac, Linux, and which version?',
  ),
  w('Les menus et les remèdes changent avec la version.', 'Menus and remedies depend on the version.'),
  list(
    '(windows (7|8|10|11|vista|xp)|macos|mac ?os|macbook|imac|mac mini|ubuntu|linux|chromebook)',
    '(windows (7|8|10|11|vista|xp)|macos|mac ?os|macbook|imac|mac mini|ubuntu|linux|chromebook)',
  ),
)
const message = text(
  'message',
  w('Quel message exact voyez-vous à l’écran ?', 'What exact message do you see on the screen?'),
  w('Les mots ou le code d’erreur mènent droit à la cause.', 'The words or the error code lead straight to the cause.'),
  list(
    "(message|erreur|code) (d'erreur|:|0x|dit|affiche|indique) | 0x[0-9a-f]{4,} | ecran (bleu|noir) | aucun message",
    '(error|message|code) (says|:|0x|reads) | 0x[0-9a-f]{4,} | (blue|black) screen | no (error )?message',
  ),
)
const since = date(
  'since',
  w('Depuis quand, et qu’est-ce qui a changé juste avant ?', 'Since when, and what changed just before?'),
  w(
    'Une mise à jour, une installation ou une chute explique souvent la panne.',
    'An update, an installation or a fall often explains the fault.',
  ),
)
const tried = text(
  'tried',
  w('Qu’avez-vous déjà essayé ?', 'What have you already tried?'),
  w('L’expert ne vous fera pas recommencer.', 'The expert will not make you do it again.'),
  list(
    "(j'ai (deja )?(essaye|redemarre|reinstalle|tente|fait|change|verifie)|rien essaye)",
    "(i('ve| have)? ?(already )?(tried|restarted|rebooted|reinstalled|checked|changed)|tried nothing)",
  ),
)

export const informatique: Category = {
  slug: 'informatique',
  name: w('Informatique', 'Computers'),
  sentence: w('Panne, virus, piratage, logiciels, données perdues.', 'Faults, viruses, hacking, software, lost data.'),
  description: w(
    'Un technicien informatique vous guide pas à pas, avec vos mots, pour réparer, protéger vos comptes, retrouver des fichiers ou choisir un appareil.',
    'An IT technician guides you step by step, in plain words, to repair a machine, protect your accounts, recover files or choose a device.',
  ),
  profession: w('technicien informatique', 'IT technician'),
  synonyms: list(
    'ordinateur | PC | dépannage informatique | Mac | Windows | logiciel',
    'computer | PC | IT support | tech support | Mac | Windows | software',
  ),
  typicalQuestions: list(
    'Mon ordinateur est devenu très lent, que faire ? | Mon compte de messagerie a été piraté, par où commencer ? | Mon imprimante n’est plus détectée, pourquoi ? | Comment récupérer des photos effacées ?',
    'My computer has become very slow, what can I do? | My e-mail account was hacked, where do I start? | My printer is no longer detected, why? | How can I recover deleted photos?',
  ),
  regulated: 'none',
  policy: openPolicy(
    w(
      'Techniciens et consultants en informatique dont le diplôme est vérifié.',
      'IT technicians and consultants whose qualifications have been checked.',
    ),
    w(
      'Ne donnez jamais un mot de passe ni un code reçu par message, et ne laissez personne prendre la main sur votre appareil à la suite d’un appel.',
      'Never give a password or a code received by text, and let nobody take control of your device after a phone call.',
    ),
  ),
  intake: [required(device), message, since, tried, byWhen],
  subCategories: [
    full(
      sub(
        'ordinateur-lent-panne',
        w('Ordinateur lent ou en panne', 'Slow or broken computer'),
        w('Lenteurs, écran bleu, démarrage impossible, bruit.', 'Slowness, blue screens, failing to start, noise.'),
        list(
          'PC lent | écran bleu | écran noir | ne s’allume plus | surchauffe | disque plein | redémarre tout seul',
          'slow PC | blue screen | black screen | won’t turn on | overheating | disk full | restarts by itself',
        ),
        list(
          'Mon PC met dix minutes à démarrer, pourquoi ? | Écran noir au démarrage, mes fichiers sont-ils perdus ?',
          'My PC takes ten minutes to start, why? | Black screen at start-up, are my files lost?',
        ),
      ),
      {
        description: w(
          'Le technicien sépare la panne de logiciel de la panne de matériel, met vos fichiers à l’abri d’abord, puis vous dit si la réparation vaut son prix.',
          'The technician separates software faults from hardware faults, gets your files safe first, then tells you whether the repair is worth its price.',
        ),
        typicalQuestions: list(
          'Faut-il réparer ou racheter ? | Ajouter un SSD suffira-t-il ?',
          'Should I repair or replace it? | Would adding an SSD be enough?',
        ),
        intake: [
          required(device),
          required(message),
          choice(
            'backup',
            w('Vos fichiers sont-ils sauvegardés ailleurs ?', 'Are your files saved somewhere else?'),
            w(
              'Sans sauvegarde, on sauve les fichiers avant de réparer.',
              'Without a backup, files are rescued before any repair.',
            ),
            { oui: w('Oui', 'Yes'), partie: w('En partie', 'Partly'), non: w('Non', 'No') },
            list(
              '(sauvegard|backup|disque externe|icloud|onedrive|google drive)',
              '(backup|backed up|external drive|icloud|onedrive|google drive)',
            ),
          ),
          since,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'virus-piratage-compte',
        w('Virus et compte piraté', 'Viruses and hacked accounts'),
        w(
          'Compte volé, faux support, rançon, logiciel indésirable.',
          'Stolen accounts, fake support, ransomware, unwanted software.',
        ),
        list(
          'compte piraté | virus | rançongiciel | faux support Microsoft | hameçonnage | mot de passe volé | usurpation',
          'hacked account | virus | ransomware | fake Microsoft support | phishing | stolen password | malware',
        ),
        list(
          'J’ai cliqué sur un lien douteux, que faire maintenant ? | Quelqu’un envoie des messages avec mon adresse, comment l’arrêter ?',
          'I clicked on a suspicious link, what now? | Someone sends e-mails from my address, how do I stop it?',
        ),
      ),
      {
        description: w(
          'D’abord couper l’accès, ensuite reprendre les comptes un par un dans le bon ordre, enfin garder les preuves pour une plainte ou pour la banque.',
          'First cut off access, then take accounts back one by one in the right order, and keep evidence for a complaint or for the bank.',
        ),
        typicalQuestions: list(
          'Dois-je changer tous mes mots de passe ? | Faut-il payer la rançon ?',
          'Must I change all my passwords? | Should I pay the ransom?',
        ),
        intake: [
          required(
            text(
              'account',
              w('Quel compte ou quel appareil est touché ?', 'Which account or device is affected?'),
              w(
                'La messagerie se reprend toujours en premier : elle ouvre les autres comptes.',
                'E-mail always comes first: it opens every other account.',
              ),
              list(
                '(gmail|outlook|hotmail|orange|yahoo|facebook|instagram|whatsapp|snapchat|tiktok|icloud|apple|amazon|paypal|microsoft)',
                '(gmail|outlook|hotmail|yahoo|facebook|instagram|whatsapp|snapchat|tiktok|icloud|apple|amazon|paypal|microsoft)',
              ),
            ),
          ),
          choice(
            'access',
            w('Pouvez-vous encore vous connecter ?', 'Can you still sign in?'),
            w('La procédure n’est pas la même.', 'The procedure is not the same.'),
            { oui: w('Oui', 'Yes'), non: w('Non', 'No') },
            list(
              "(je n'ai plus acces|plus me connecter|n'arrive plus a me connecter|encore acces|encore me connecter)",
              "(can't (log|sign) in|cannot (log|sign) in|locked out|still (log|sign) in|still have access|lost access)",
            ),
          ),
          choice(
            'money',
            w('Une carte ou un compte bancaire est-il concerné ?', 'Is a bank card or account involved?'),
            w('La banque doit alors être prévenue tout de suite.', 'The bank must then be told at once.'),
            { oui: w('Oui', 'Yes'), non: w('Non', 'No'), incertain: w('Je ne sais pas', 'I do not know') },
            list('(carte bancaire|banque|virement|paye|debite|paypal)', '(bank|card|transfer|paid|debited|paypal)'),
          ),
          since,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'donnees-perdues-sauvegarde',
        w('Données perdues et sauvegarde', 'Lost data and backups'),
        w('Fichiers effacés, disque illisible, plan de sauvegarde.', 'Deleted files, unreadable disks, backup plans.'),
        list(
          'récupération de données | fichiers effacés | disque dur HS | clé USB illisible | sauvegarde | cloud',
          'data recovery | deleted files | dead hard drive | unreadable USB stick | backup | cloud storage',
        ),
        list(
          'Mon disque dur n’est plus reconnu, puis-je récupérer mes photos ? | Comment sauvegarder mon ordinateur simplement ?',
          'My hard drive is not recognised, can I get my photos back? | How do I back up my computer simply?',
        ),
      ),
      {
        description: w(
          'Chaque minute d’utilisation efface un peu plus : le technicien vous dit d’abord ce qu’il ne faut pas faire, puis ce qui se récupère chez soi et ce qui relève d’un laboratoire.',
          'Every minute of use erases a little more: the technician first tells you what not to do, then what can be recovered at home and what needs a laboratory.',
        ),
        typicalQuestions: list(
          'Combien coûte une récupération en laboratoire ?',
          'How much does laboratory recovery cost?',
        ),
        intake: [
          required(
            text(
              'medium',
              w('Sur quel support étaient les fichiers ?', 'Where were the files stored?'),
              w(
                'Un SSD et un disque dur ne se récupèrent pas de la même façon.',
                'An SSD and a hard drive are not recovered the same way.',
              ),
              list(
                '(disque|ssd|cle usb|carte sd|telephone|cloud|nas)',
                '(hard drive|disk|ssd|usb|sd card|phone|cloud|nas)',
              ),
            ),
          ),
          text(
            'how',
            w('Comment ont-ils disparu ?', 'How did they disappear?'),
            w(
              'Une suppression, un formatage et une chute n’ont pas le même pronostic.',
              'Deleting, formatting and dropping have different prospects.',
            ),
            list(
              '(supprim|efface|format|tombe|chute|illisible|plus reconnu|bruit)',
              '(deleted|erased|formatted|dropped|unreadable|not recogni|noise|clicking)',
            ),
          ),
          since,
          tried,
          byWhen,
        ],
      },
    ),
    sub(
      'windows-mac-mise-a-jour',
      w('Windows, Mac et mises à jour', 'Windows, Mac and updates'),
      w('Installer, mettre à jour, réinitialiser, changer de version.', 'Installing, updating, resetting, upgrading.'),
      list(
        'Windows 11 | mise à jour bloquée | macOS | réinitialiser | fin de support Windows 10 | Linux',
        'Windows 11 | update stuck | macOS | factory reset | Windows 10 end of support | Linux',
      ),
      list(
        'Mon PC ne peut pas passer à Windows 11, que faire ? | La mise à jour reste bloquée, comment en sortir ?',
        'My PC cannot run Windows 11, what are my options? | The update is stuck, how do I get out of it?',
      ),
    ),
    sub(
      'imprimante-peripheriques',
      w('Imprimante et périphériques', 'Printers and accessories'),
      w('Imprimante, scanner, écran, clavier, webcam.', 'Printers, scanners, screens, keyboards, webcams.'),
      list(
        'imprimante hors ligne | cartouche non reconnue | scanner | deuxième écran | souris | casque Bluetooth',
        'printer offline | cartridge not recognised | scanner | second monitor | mouse | Bluetooth headset',
      ),
      list(
        'Mon imprimante est hors ligne, comment la reconnecter ? | Mon second écran n’est pas détecté, pourquoi ?',
        'My printer is offline, how do I reconnect it? | My second screen is not detected, why?',
      ),
    ),
    sub(
      'messagerie-mots-de-passe',
      w('Messagerie et mots de passe', 'E-mail and passwords'),
      w('Accès perdu, courriels non reçus, double authentification.', 'Lost access, missing e-mail, two-step sign-in.'),
      list(
        'mot de passe oublié | Gmail | Outlook | double authentification | boîte pleine | gestionnaire de mots de passe',
        'forgotten password | Gmail | Outlook | two-factor | mailbox full | password manager',
      ),
      list(
        'J’ai changé de téléphone et perdu mes codes, comment me connecter ? | Mes courriels arrivent en indésirables, pourquoi ?',
        'I changed phone and lost my codes, how do I sign in? | My e-mails land in spam, why?',
      ),
    ),
    sub(
      'bureautique-tableur',
      w('Bureautique et tableurs', 'Office software and spreadsheets'),
      w('Word, Excel, LibreOffice, PDF, formules.', 'Word, Excel, LibreOffice, PDF, formulas.'),
      list(
        'Excel | Word | PowerPoint | LibreOffice | formule | PDF modifiable | tableau croisé',
        'Excel | Word | PowerPoint | LibreOffice | formula | editable PDF | pivot table',
      ),
      list(
        'Ma formule Excel affiche une erreur, comment la corriger ? | Comment fusionner plusieurs PDF ?',
        'My Excel formula shows an error, how do I fix it? | How do I merge several PDF files?',
      ),
    ),
    sub(
      'choisir-materiel-informatique',
      w('Choisir un ordinateur', 'Choosing a computer'),
      w('Portable, tablette, occasion, composants, budget.', 'Laptops, tablets, second-hand, parts, budget.'),
      list(
        'quel ordinateur acheter | PC portable | tablette | PC reconditionné | carte graphique | mémoire vive',
        'which computer to buy | laptop | tablet | refurbished PC | graphics card | memory',
      ),
      list(
        'Quel portable pour des études à six cents euros ? | Un ordinateur reconditionné est-il un bon choix ?',
        'Which laptop for a student at six hundred euros? | Is a refurbished computer a good choice?',
      ),
    ),
    sub(
      'site-web-boutique',
      w('Site web et boutique en ligne', 'Websites and online shops'),
      w('Créer, réparer, héberger, nom de domaine.', 'Building, fixing, hosting, domain names.'),
      list(
        'site internet | WordPress | nom de domaine | hébergement | boutique en ligne | référencement',
        'website | WordPress | domain name | hosting | online shop | search ranking',
      ),
      list(
        'Mon site affiche une page blanche, que faire ? | Comment récupérer mon nom de domaine ?',
        'My website shows a blank page, what can I do? | How do I get my domain name back?',
      ),
    ),
    sub(
      'reseau-domestique-objets',
      w('Réseau à la maison et objets connectés', 'Home network and smart devices'),
      w('Partage, NAS, caméra, enceinte, domotique.', 'Sharing, NAS, cameras, speakers, smart home.'),
      list(
        'NAS | partage de fichiers | caméra connectée | domotique | assistant vocal | VPN',
        'NAS | file sharing | security camera | smart home | voice assistant | VPN',
      ),
      list(
        'Comment partager des fichiers entre deux ordinateurs ? | Ma caméra connectée est-elle sûre ?',
        'How do I share files between two computers? | Is my connected camera safe?',
      ),
    ),
    sub(
      'enfants-numerique-ecrans',
      w('Enfants et numérique', 'Children and screens'),
      w(
        'Contrôle parental, jeux, réseaux sociaux, temps d’écran.',
        'Parental controls, games, social media, screen time.',
      ),
      list(
        'contrôle parental | temps d’écran | compte enfant | jeux en ligne | réseaux sociaux et ados',
        'parental controls | screen time | child account | online games | teenagers and social media',
      ),
      list(
        'Comment limiter le temps d’écran sur le téléphone de mon fils ? | Quels réglages pour un premier ordinateur ?',
        'How do I limit screen time on my son’s phone? | Which settings for a first computer?',
      ),
    ),
  ],
}
