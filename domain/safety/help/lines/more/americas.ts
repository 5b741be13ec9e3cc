// country languages | kinds | name | call and text | hours, when not always | note | link || source, ? where it was not opened
export const americas = `
  US en | veterans suicide text | Veterans Crisis Line | call 988 then 1, text 838255 | | | https://www.veteranscrisisline.net || https://www.veteranscrisisline.net
  US en,es | abuse text | National Domestic Violence Hotline | call 1-800-799-7233, text 88788 START | | Free. | https://www.thehotline.org || https://www.thehotline.org/get-help/
  US en,es | sexual-violence text | RAINN National Sexual Assault Hotline | call 1-800-656-4673, text 64673 HOPE | | Free. | https://rainn.org || https://rainn.org/help-and-healing/hotline/
  US en | lgbt suicide children text | The Trevor Project | call 1-866-488-7386, text 678678 START | | LGBTQ+ young people. | https://www.thetrevorproject.org/get-help/ || https://www.thetrevorproject.org/get-help/
  US en,es | poison | Poison Control | call 1-800-222-1222 | | Free. | https://www.poison.org || https://www.poison.org
  US en,es | children abuse | Childhelp National Child Abuse Hotline | call 1-800-422-4453, text 1-800-422-4453 | | | https://www.childhelphotline.org || https://www.childhelphotline.org ?
  US en | eating | National Alliance for Eating Disorders | call 1-866-662-1235 | Monday to Friday 9-19 Eastern | Answered by therapists. In a crisis use 988. | https://www.allianceforeatingdisorders.com || https://www.allianceforeatingdisorders.com
  US en | eating | ANAD Eating Disorder Helpline | call 1-888-375-7767 | Monday to Friday 9-21 Central | Peer support. | https://anad.org/eating-disorder-helpline/ || https://anad.org/eating-disorder-helpline/
  US en | ocd | International OCD Foundation | | See the site | People and groups who know OCD. Not a crisis line. | https://iocdf.org || https://iocdf.org

  CA en,fr | children text | Kids Help Phone | call 1-800-668-6868, text 686868 CONNECT | | Free. | https://kidshelpphone.ca || https://kidshelpphone.ca
  CA en,fr | abuse | ShelterSafe: shelters and their crisis lines on a map | | Differs by shelter | No national number: the map gives the nearest line. | https://sheltersafe.ca || https://sheltersafe.ca
  CA en,fr | poison | Poison centres of Canada | call 1-844-764-7669 | | Quebec has a centre of its own. | https://infopoison.ca || https://infopoison.ca ?
  CA en | eating | NEDIC, National Eating Disorder Information Centre | call 1-866-633-4220 | Monday to Friday, see the site | Chat as well. | https://nedic.ca || https://nedic.ca
  CA fr,en | poison | Centre antipoison du Québec | call 1-800-463-5060 | | Quebec. | || https://www.ciusss-capitalenationale.gouv.qc.ca ?

  MX es | abuse sexual-violence | Línea de las Mujeres | call 079 then 1 | | Free. | https://www.gob.mx/mujeres || https://www.gob.mx/mujeres/prensa/linea-de-las-mujeres-079-opcion-1-ofrece-atencion-integral-para-las-mujeres-citlalli-hernandez?idiom=es

  AR es | abuse sexual-violence | Línea 144 | call 144 | | Free. | https://www.argentina.gob.ar/linea-144 || https://www.argentina.gob.ar/linea-144
  AR es | children | Línea 102 | call 102 | | Free. | || https://www.argentina.gob.ar

  BR pt | abuse sexual-violence | Ligue 180 | call 180 | | Free. WhatsApp (61) 9610-0180. | https://www.gov.br/mulheres/pt-br/ligue180 || https://www.gov.br/mulheres/pt-br/ligue180

  PE es | abuse sexual-violence children | Línea 100 | call 100 | | Free. | || https://www.gob.pe/mimp ?
`
