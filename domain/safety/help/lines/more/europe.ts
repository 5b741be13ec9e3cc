// country languages | kinds | name | call and text | hours, when not always | note | link || source, ? where it was not opened
export const europe = `
  GB en | suicide children | Papyrus HOPELINE247 | call 0800 068 4141 | | For people under 35 and those worried about them. | https://www.papyrus-uk.org || https://www.papyrus-uk.org/papyrus-hopeline247/
  GB en | suicide men | CALM | call 0800 58 58 58 | Daily 17-24 | | https://www.thecalmzone.net || https://www.thecalmzone.net
  GB en | children | Childline | call 0800 1111 | | Under 19. Free, not on the bill. | https://www.childline.org.uk || https://www.childline.org.uk/get-support/contacting-childline/
  GB en | abuse | National Domestic Abuse Helpline (Refuge) | call 0808 2000 247 | | England; Scotland, Wales and Northern Ireland have lines of their own. | https://www.nationaldahelpline.org.uk || https://www.nationaldahelpline.org.uk
  GB en | sexual-violence | 24/7 Rape and Sexual Abuse Support Line | call 0808 500 2222 | | England and Wales, from 16 years. | https://247sexualabusesupport.org.uk || https://247sexualabusesupport.org.uk
  GB en | lgbt abuse sexual-violence | Galop, LGBT+ abuse helpline | call 0800 999 5428 | Monday to Thursday 10-20:30, Friday 10-16:30 | | https://galop.org.uk || https://galop.org.uk ?
  GB en | lgbt | Switchboard LGBT+ | call 0800 0119 100 | Daily 10-22 | | https://switchboard.lgbt || https://switchboard.lgbt
  GB en | eating | Beat, eating disorders | call 0808 801 0677 | Monday to Friday 15-20 | England. Scotland 0808 801 0432, Wales 0808 801 0433, Northern Ireland 0808 801 0434. | https://www.beateatingdisorders.org.uk || https://www.beateatingdisorders.org.uk/get-information-and-support/get-help-for-myself/i-need-support-now/helplines/
  GB en | men abuse | Men's Advice Line | call 0808 801 0327 | Monday to Friday 10-17 | For men who live with abuse. | https://mensadviceline.org.uk || https://mensadviceline.org.uk
  GB en | veterans | Combat Stress | call 0800 138 1619 | | | https://combatstress.org.uk || https://combatstress.org.uk
  GB en | ocd | OCD Action helpline | call 0300 636 5478 | Monday to Friday, see the site | | https://ocdaction.org.uk || https://ocdaction.org.uk
  GB en | abuse | Scotland’s Domestic Abuse and Forced Marriage Helpline | call 0800 027 1234 | | Scotland. | https://sdafmh.org.uk || https://sdafmh.org.uk
  GB en,cy | abuse sexual-violence text | Live Fear Free | call 0808 80 10 800, text 07860 077333 | | Wales. | https://www.gov.wales/live-fear-free || https://www.gov.wales/live-fear-free
  GB en | abuse sexual-violence | Domestic and Sexual Abuse Helpline | call 0808 802 1414 | | Northern Ireland. | https://www.dsahelpline.org || https://www.dsahelpline.org

  IE en | abuse | Women's Aid | call 1800 341 900 | | Free. | https://www.womensaid.ie || https://www.womensaid.ie
  IE en | sexual-violence | National 24-Hour Rape Crisis Helpline | call 1800 77 88 88 | | Free. | https://www.drcc.ie || https://www.drcc.ie ?
  IE en | children | ISPCC Childline | call 1800 66 66 66 | | Under 18. Free. | https://www.childline.ie || https://www.childline.ie
  IE en | poison | Poisons Information Centre, public line | call 01 809 2166 | Daily 8-22 | At night call 112. | https://www.poisons.ie || https://www.poisons.ie
  IE en | eating | Bodywhys | call 01 210 7906 | Set sessions, see the site | | https://www.bodywhys.ie || https://www.bodywhys.ie/supports/helpline/
  IE en | men abuse | Men's Aid | call 01 554 3811 | Monday to Friday 9-17 | | https://www.mensaid.ie || https://www.mensaid.ie

  DE de | eating | BIÖG, Telefonberatung Essstörungen | call 0221 892031 | Monday to Thursday 10-22, Friday to Sunday 10-18 | Normal call charge. | https://essstoerungen.bioeg.de || https://essstoerungen.bioeg.de
  DE de | poison | Giftnotruf Berlin | call 030 19240 | | Berlin, Brandenburg. | || https://www.bvl.bund.de
  DE de | poison | Giftnotruf Bonn | call 0228 19240 | | Nordrhein-Westfalen. | || https://www.bvl.bund.de
  DE de | poison | Giftnotruf Erfurt | call 0361 730 730 | | Mecklenburg-Vorpommern, Sachsen, Sachsen-Anhalt, Thüringen. | || https://www.bvl.bund.de
  DE de | poison | Giftnotruf Freiburg | call 0761 19240 | | Baden-Württemberg. | || https://www.bvl.bund.de
  DE de | poison | Giftnotruf Göttingen | call 0551 19240 | | Bremen, Hamburg, Niedersachsen, Schleswig-Holstein. | || https://www.bvl.bund.de
  DE de | poison | Giftnotruf Mainz | call 06131 19240 | | Rheinland-Pfalz, Hessen, Saarland. | || https://www.bvl.bund.de
  DE de | poison | Giftnotruf München | call 089 19240 | | Bayern. | || https://www.bvl.bund.de
  DE de | children | Nummer gegen Kummer | call 116 111 | Monday to Saturday 14-20 | Free. | https://www.nummergegenkummer.de || https://www.nummergegenkummer.de
  DE de | abuse sexual-violence | Hilfetelefon Gewalt gegen Frauen | call 116 016 | | Free. Many languages. | https://www.hilfetelefon.de || https://www.hilfetelefon.de
  DE de | men abuse | Hilfetelefon Gewalt an Männern | call 0800 1239900 | Monday to Thursday 8-20, Friday 8-15 | Free. | https://www.maennerhilfetelefon.de || https://www.maennerhilfetelefon.de

  AT de | poison | Vergiftungsinformationszentrale | call 01 406 43 43 | | | || https://goeg.at/Vergiftungsinformation
  AT de | children | Rat auf Draht | call 147 | | Free. | https://www.rataufdraht.at || https://www.rataufdraht.at
  AT de | abuse sexual-violence | Frauenhelpline gegen Gewalt | call 0800 222 555 | | Free. | https://www.frauenhelpline.at || https://www.frauenhelpline.at
  AT de | men | Männerinfo | call 0800 400 777 | | Free. | https://www.maennerinfo.at || https://www.maennerinfo.at

  CH de,fr,it | poison | Tox Info Suisse | call 145 | | | https://www.toxinfo.ch || https://www.toxinfo.ch
  CH de,fr,it | children | Pro Juventute, 147 | call 147 | | Free. | https://www.147.ch || https://www.147.ch
  CH de,fr,it | abuse sexual-violence | Opferhilfe 142 | call 142 | | Free. | https://www.opferhilfe-schweiz.ch/de/ || https://www.opferhilfe-schweiz.ch/de/

  FR fr | eating | Anorexie Boulimie Info Écoute (FFAB) | call 09 69 32 59 00 | Monday, Tuesday, Thursday, Friday 16-18 | | https://www.ffab.fr || https://www.ffab.fr/trouver-de-l-aide/permanence-telephonique
  FR fr | poison | Centre antipoison Paris | call 01 40 05 48 48 | | Île-de-France and overseas. | || https://centres-antipoison.net
  FR fr | poison | Centre antipoison Angers | call 02 41 48 21 21 | | Bretagne, Centre-Val de Loire, Normandie, Pays de la Loire. | || https://centres-antipoison.net
  FR fr | poison | Centre antipoison Bordeaux | call 05 56 96 40 80 | | | || https://centres-antipoison.net
  FR fr | poison | Centre antipoison Lille | call 0800 59 59 59 | | Hauts-de-France. | || https://centres-antipoison.net
  FR fr | poison | Centre antipoison Lyon | call 04 72 11 69 11 | | Auvergne-Rhône-Alpes. | || https://centres-antipoison.net
  FR fr | poison | Centre antipoison Marseille | call 04 91 75 25 25 | | Provence-Alpes-Côte d'Azur, Corse. | || https://centres-antipoison.net
  FR fr | poison | Centre antipoison Nancy | call 03 83 22 50 50 | | Grand Est, Bourgogne-Franche-Comté. | || https://centres-antipoison.net
  FR fr | poison | Centre antipoison Toulouse | call 05 61 77 74 47 | | Occitanie. | || https://centres-antipoison.net
  FR fr | children | 119, Allô Enfance en Danger | call 119 | | Free. | https://www.allo119.gouv.fr || https://www.allo119.gouv.fr
  FR fr | abuse sexual-violence | 3919, Violences Femmes Info | call 3919 | | Free. | https://www.solidaritefemmes.org || https://www.service-public.gouv.fr/particuliers/vosdroits/F12544

  BE fr | suicide | Télé-Accueil | call 107 | | In French: someone to talk to. | https://tele-accueil.be || https://tele-accueil.be
  BE nl | suicide | Tele-Onthaal | call 106 | | In Dutch: someone to talk to. | https://www.tele-onthaal.be || https://www.tele-onthaal.be
  BE nl,fr | poison | Antigifcentrum / Centre Antipoisons | call 070 245 245 | | Free. | || https://www.centreantipoisons.be
  BE nl | children | Awel | call 102 | See the site | In Dutch. | https://awel.be || https://awel.be
  BE nl | abuse children | 1712 | call 1712 | Monday to Friday 9-18 | In Dutch. Free. | https://www.1712.be || https://www.1712.be
  BE fr | abuse | Écoute violences conjugales | call 0800 30 030 | See the site | In French. Free. | https://www.ecouteviolencesconjugales.be || https://www.ecouteviolencesconjugales.be

  NL nl | eating | Proud2Bme, chat | | Chat daily 19-21 | No phone. | https://www.proud2bme.nl || https://www.proud2bme.nl
  NL nl | abuse children | Veilig Thuis | call 0800 2000 | | Free. | https://veiligthuis.nl || https://veiligthuis.nl
  NL nl | children | De Kindertelefoon | call 0800-0432 | See the site | Free. | https://www.kindertelefoon.nl || https://www.kindertelefoon.nl
  NL nl | sexual-violence | Centrum Seksueel Geweld | call 0800-0188 | | Free. | https://centrumseksueelgeweld.nl || https://centrumseksueelgeweld.nl

  LU fr,de | poison | Centre Antipoisons | call 8002 5500 | | Free. | || https://www.centreantipoisons.be
  LU lb,fr,de | children | Kanner- a Jugendtelefon | call 116 111 | See the site | | https://www.kjt.lu || https://www.kjt.lu
  LU fr,de,lb | abuse | Ligne violence domestique | call 2060 1060 | See the site | | || https://violence.lu ?

  ES es,ca | eating | ACAB, anorexia y bulimia | call 93 454 91 09 | Monday to Thursday 10-13 and 16-19, Friday 10-13 | Barcelona. | https://www.acab.org || https://www.acab.org
  ES es | poison | Servicio de Información Toxicológica | call 91 562 04 20 | | | || https://www.mjusticia.gob.es
  ES es | children | Teléfono ANAR | call 900 20 20 10 | | Free. | https://www.anar.org || https://www.anar.org
  ES es,ca,eu,gl,en | abuse sexual-violence | 016 | call 016 | | Free, leaves no trace on the bill. | https://violenciagenero.igualdad.gob.es || https://www.lamoncloa.gob.es/serviciosdeprensa/notasprensa/igualdad/Paginas/2026/telefono-016-que-es.aspx

  PT pt | poison | CIAV, Centro de Informação Antivenenos | call 800 250 250 | See the site | Free. | || https://www.sns24.gov.pt/pt/tema/intoxicacoes-e-envenenamentos/intoxicacoes/como-agir-em-caso-de-intoxicacao/
  PT pt | children | SOS Criança | call 116 111 | See the site | | https://iacrianca.pt || https://iacrianca.pt/intervencao/sos-crianca/
  PT pt | abuse text | Apoio a vítimas de violência doméstica | call 800 202 148, text 3060 | | Free. | https://www.cig.gov.pt || https://www.cig.gov.pt/servicos-de-apoio/servico-de-informacao-as-vitimas-de-violencia-domestica/

  IT it | eating | SOS Disturbi Alimentari | call 800 180 969 | Monday to Friday 9-21 | Free. | https://sosdisturbialimentari.it || https://sosdisturbialimentari.it
  IT it | poison | Centro Antiveleni, Milano Niguarda | call 02 6610 1029 | | One of several centres; 112 in an emergency. | || https://www.centroantiveleni.org
  IT it | children | Telefono Azzurro | call 19696 | See the site | Free. | https://www.azzurro.it || https://www.azzurro.it
  IT it | abuse sexual-violence | 1522, antiviolenza e stalking | call 1522 | | Free. Chat as well. | https://www.1522.eu || https://www.1522.eu

  PL pl | children | Telefon Zaufania dla Dzieci i Młodzieży | call 116 111 | | Free. | https://116111.pl || https://116111.pl
  PL pl | abuse | Niebieska Linia | call 800 120 002 | | Free. | https://www.niebieskalinia.info || https://www.niebieskalinia.info
  PL pl | abuse sexual-violence | Centrum Praw Kobiet, telefon interwencyjny | call 800 107 777 then 9 | | | https://cpk.org.pl || https://cpk.org.pl/pomoc/pomoc-telefoniczna/
  PL pl | poison | Ośrodek Informacji Toksykologicznej, Kraków | call 12 411 99 99 | | | || https://www.su.krakow.pl

  CZ cs | poison | Toxikologické informační středisko | call 224 919 293 | | | || https://tis-cz.cz/index.php/informace-o-stredisku/kontakty
  CZ cs | children | Linka bezpečí | call 116 111 | | Up to 26 years. Free. | https://www.linkabezpeci.cz || https://www.linkabezpeci.cz
  CZ cs | abuse sexual-violence | Linka pro oběti (116 006) | call 116 006 | | Free. | || https://portal.gov.cz/en/informace/116-INF-415

  SE sv | poison | Giftinformationscentralen | call 010-456 67 00 | | When it is acute: 112, ask for Giftinformation. | || https://giftinformation.se
  SE sv | children | Bris | call 116 111 | | Under 18. Free. | https://www.bris.se || https://www.bris.se
  SE sv | abuse sexual-violence | Kvinnofridslinjen | call 116 016 | | Free. 116 016 since April 2025. | https://kvinnofridslinjen.se || https://kvinnofridslinjen.se

  NO no | poison | Giftinformasjonen | call 22 59 13 00 | | | https://www.helsenorge.no/giftinformasjon/ || https://www.helsenorge.no/giftinformasjon/ ?
  NO no | children | Alarmtelefonen for barn og unge | call 116 111 | | Free. | https://www.116111.no || https://www.116111.no ?
  NO no | abuse sexual-violence | VO-linjen | call 116 006 | | Free. | https://www.volinjen.no || https://www.volinjen.no

  DK da | poison | Giftlinjen | call 82 12 12 12 | | | || https://www.sundhed.dk
  DK da | children | BørneTelefonen | call 116 111 | See the site | Under 18. Free. | https://bornetelefonen.dk || https://bornetelefonen.dk ?
  DK da | abuse | Lev Uden Vold | call 1888 | | Free. | https://www.levudenvold.dk || https://www.levudenvold.dk

  FI fi,sv | poison | Myrkytystietokeskus | call 0800 147 111 | | Free. | || https://www.hus.fi/en/patient/hospitals-and-other-units/poison-information-center
  FI fi | children | Lasten ja nuorten puhelin | call 116 111 | See the site | | https://www.nuortennetti.fi || https://www.nuortennetti.fi ?
  FI fi,sv,en | abuse sexual-violence | Nollalinja | call 116 016 | | Free. | https://www.nollalinja.fi/en/ || https://www.nollalinja.fi/en/

  GR el | poison | Κέντρο Δηλητηριάσεων | call 210 779 3777 | See the site | | || https://www.moh.gov.gr
  GR el | abuse | Γραμμή SOS 15900 | call 15900 | | | || https://isotita.gr ?

  HU hu | poison | ETTSZ | call 06 80 20 11 99 | | Free. | || https://nngyk.gov.hu
  HU hu | children | Kék Vonal | call 116 111 | | Up to 24 years. Free. | https://kek-vonal.hu || https://kek-vonal.hu

  RO ro | poison | TOXAPEL | call 021 210 62 82 | | For children only. Adults: 112. | || https://www.spitaluldecopii.ro
  RO ro | children | Telefonul Copilului | call 116 111 | See the site | Free. | https://www.telefonulcopilului.ro || https://www.telefonulcopilului.ro
  RO ro | abuse | Linia pentru victimele violenței domestice | call 0800 500 333 | | Free. | || https://anes.gov.ro

  UA uk | children | National children’s line | call 116 111 | See the site | | || https://moz.gov.ua
`
