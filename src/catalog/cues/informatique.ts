import { cueList } from '../cue-list.ts'

export const informatique = {
  sure: {
    fr: cueList(`
      pc | ordi | ordinateur | portable asus | windows | mac | macbook | virus | malware | antivirus | pirat* |
      hack* | mot de passe | gmail | hotmail | outlook | boite mail | adresse mail | excel | word |
      powerpoint | imprimante | scanner canon | disque dur | cle usb | sauvegarde* | fichier* |
      dossier supprime | logiciel | chrome | firefox | navigateur | ecran bleu | clavier | souris | ssd | ram |
      carte graphique | site web | wordpress | microsoft | google drive | onedrive | icloud | chatgpt |
      intelligence artificielle | formater | bug* | plante | ventilo | photos supprimees | nas | portable hp |
      portable lenovo | lenovo | asus | acer | dell | imac | linux | ubuntu | tableur | formule |
      tableau croise | google sheets | libreoffice | pdf | wifi du pc | carte mere | processeur |
      alimentation du pc | bluescreen | redemarre tout seul | ransomware | rancon* | cle wifi | webcam |
      ecran externe | double ecran | second ecran | teams | zoom | site internet | nom de domaine |
      hebergement | seo | developper | python | code html | javascript | base de donnees | boite mail piratee |
      compte pirate | instagram pirate | facebook pirate | sauvegarder | cloud | disque externe | partition |
      pilote* | driver* | ordi portable | tour gamer | jeux video pc | steam | numeriser | scanner |
      publipostage | raccourci | fenetres pop up | s eteint plus | roue multicolore | tourne en boucle |
      demarre plus | redemarr* | ecran noir | rame | ramer | nettoyer | malveillant |
      publicites qui s ouvrent | fenetre* qui s ouvre* | transferer mes documents | transferer |
      nouvel ordinateur | ancien ordinateur | bureau windows | partage de fichiers | reseau local |
      nas synology | tableau excel | cellule* | macro | vba | graphique excel | mise en page | pied de page |
      sommaire | diaporama | messagerie | pieces jointes | spam boite | identifiant | identifiants |
      double authentification | code de verification | compte google | compte microsoft | administrateur |
      licence office | office 365 | desinstaller | telecharger | cookies | extension chrome | vpn |
      adresse ip | proxy | hebergeur | prestashop | html | css | api | programmer | base sql | chat gpt |
      photoshop | lightroom | premiere pro | montage video | logiciel de | imprim* | cartouche* | toner |
      numeris* | clavier azerty | pave tactile | bluetooth pc | casque micro | carte son | memoire vive |
      go de ram | config | monter un pc | ordinateur gamer | gamer | portable ne charge | chargeur de pc |
      batterie de pc | tablette windows | surface pro | mon imprimante | l imprimante`),
    en: cueList(`
      pc | computer | laptop | windows | mac | macbook | virus | malware | antivirus | hacked | password |
      gmail | hotmail | outlook | email account | mailbox | log in | login | excel | spreadsheet |
      word document | powerpoint | printer | hard drive | usb stick | backup | back up | folder* | software |
      chrome | firefox | browser | blue screen | keyboard | mouse | ssd | ram | graphics card | website |
      wordpress | microsoft | google drive | onedrive | icloud | chatgpt | popup | pop up | freezes | offline |
      recycle bin | deleted | infected | lenovo | asus | acer | dell | imac | chromebook | linux | ubuntu |
      formula | pivot table | google sheets | pdf | motherboard | processor | restarts by itself | ransomware |
      webcam | external monitor | second monitor | second screen | teams | zoom call | domain name |
      web host* | seo | python | html | javascript | database | hacked my | account was hacked |
      facebook hacked | instagram account | cloud storage | external drive | partition | driver update |
      gaming rig | steam | scan documents | mail merge | shortcut | wifi on my laptop | usb port | macos |
      two factor | authenticator | spinning wheel | beach ball | spinning | restart | reboot* | boots |
      wont turn on | black screen | frozen | clean up | malicious | ads popping | move everything |
      transfer files | old machine | new machine | new computer | old computer | network drive |
      shared folder | formula for | cells | macro | vba | page layout | footer | slides | inbox | attachment* |
      junk mail | username | two step | verification code | google account | microsoft account |
      apple account mac | office 365 | licence key | install* | uninstall* | download* | cookies |
      browser extension | vpn | ip address | proxy | hosting | css | api | coding | sql | photoshop |
      lightroom | video editing | editing software | cartridge* | toner | scanner | trackpad | touchpad |
      bluetooth headset | microphone | sound card | memory stick | gaming pc | build a pc | charger laptop |
      laptop battery | surface pro | sending messages to all my contacts | spreadsheet* | my printer |
      the printer`),
  },
  hint: {
    fr: cueList(`
      lent | ecran | photos | connecter | compte | code | supprime | recuperer | bloque | cliquer | clique |
      mail* | mise a jour | perdre | ancien | nouveau | lignes | date | tableau | eteint | affiche | machine |
      disque | boucle | programme | session | micro | documents | serveur | ralenti | transfert | script |
      installer`),
    en: cueList(`
      slow | screen | photos | pictures | account | code | recover | locked | click | column | rows | plugged |
      file | files | update | losing | machine | installed | system | contacts | messages | date | list |
      documents | cell | chart | ink | boot | program | server | lag*`),
  },
}
