import type { HelpLine, Purpose } from '#domain/safety/help-line.ts'

const always = '24/7'

// country language purpose | name | how | href | source | hours, when not always | note
const table = `
  US en suicide | 988 Suicide & Crisis Lifeline | Call or text 988 | tel:988 | https://988lifeline.org | | United States, free
  US en text | Crisis Text Line | Text HOME to 741741 | sms:741741?body=HOME | https://www.crisistextline.org | | Free
  US en abuse | National Domestic Violence Hotline | Call 1-800-799-7233 | tel:18007997233 | https://www.thehotline.org
  US en children | Childhelp National Child Abuse Hotline | Call or text 1-800-422-4453 | tel:18004224453 | https://www.childhelphotline.org
  US en emergency | Emergency | Call 911 | tel:911 | https://www.911.gov | | or go to your nearest emergency room

  CA en suicide | 9-8-8 Suicide Crisis Helpline | Call or text 988 | tel:988 | https://988.ca
  CA en children | Kids Help Phone | Call 1-800-668-6868 | tel:18006686868 | https://kidshelpphone.ca
  CA en emergency | Emergency | Call 911 | tel:911 | https://www.canada.ca

  GB en suicide | Samaritans | Call 116 123 | tel:116123 | https://www.samaritans.org
  GB en text | Shout | Text SHOUT to 85258 | sms:85258?body=SHOUT | https://giveusashout.org
  GB en abuse | National Domestic Abuse Helpline | Call 0808 2000 247 | tel:08082000247 | https://www.nationaldahelpline.org.uk
  GB en children | Childline | Call 0800 1111 | tel:08001111 | https://www.childline.org.uk
  GB en emergency | Emergency | Call 999 | tel:999 | https://www.gov.uk

  IE en suicide | Samaritans | Call 116 123 | tel:116123 | https://www.samaritans.org/ireland
  IE en abuse | Women's Aid | Call 1800 341 900 | tel:1800341900 | https://www.womensaid.ie
  IE en children | ISPCC Childline | Call 1800 66 66 66 | tel:1800666666 | https://www.childline.ie
  IE en emergency | Emergency | Call 112 or 999 | tel:112 | https://www.gov.ie

  AU en suicide | Lifeline | Call 13 11 14 | tel:131114 | https://www.lifeline.org.au
  AU en abuse | 1800RESPECT | Call 1800 737 732 | tel:1800737732 | https://www.1800respect.org.au
  AU en children | Kids Helpline | Call 1800 55 1800 | tel:1800551800 | https://kidshelpline.com.au
  AU en emergency | Emergency | Call 000 | tel:000 | https://www.triplezero.gov.au

  NZ en suicide | 1737, need to talk? | Call or text 1737 | tel:1737 | https://1737.org.nz
  NZ en emergency | Emergency | Call 111 | tel:111 | https://www.police.govt.nz

  DE de suicide | TelefonSeelsorge | Call 0800 111 0 111 | tel:08001110111 | https://www.telefonseelsorge.de
  DE de abuse | Hilfetelefon Gewalt gegen Frauen | Call 116 016 | tel:116016 | https://www.hilfetelefon.de
  DE de children | Nummer gegen Kummer | Call 116 111 | tel:116111 | https://www.nummergegenkummer.de | Monday to Saturday, 14 to 20 h
  DE de emergency | Notruf | Call 112 | tel:112 | https://www.112.eu

  FR fr suicide | 3114, prévention du suicide | Call 3114 | tel:3114 | https://3114.fr
  FR fr abuse | 3919, Violences Femmes Info | Call 3919 | tel:3919 | https://www.solidaritefemmes.org
  FR fr children | 119, Allô Enfance en Danger | Call 119 | tel:119 | https://www.allo119.gouv.fr
  FR fr emergency | Urgences | Call 112 | tel:112 | https://www.service-public.fr

  * en emergency | Emergency | Call your local emergency number (112 works in many countries) | tel:112 | https://www.itu.int
  * en directory | Find A Helpline | Find a line in your country | https://findahelpline.com | https://findahelpline.com | Differs by line
`

/** Nobody has compared these with their sources yet: `checked` stays null until somebody does. */
export const registry: readonly HelpLine[] = table
  .split('\n')
  .filter((row) => row.includes('|'))
  .map((row) => {
    const [key = '', name = '', how = '', href = '', source = '', hours = '', note = ''] = row
      .split('|')
      .map((cell) => cell.trim())
    const [country = '', language = '', purpose = ''] = key.split(' ')
    return {
      country,
      language,
      purpose: purpose as Purpose,
      name,
      how,
      href,
      source,
      hours: hours || always,
      note: note || null,
      checked: null,
    }
  })
