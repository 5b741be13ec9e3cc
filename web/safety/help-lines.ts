/** One way to reach people who help. `does` opens the phone or the messages of the device. */
export type HelpLine = { name: string; does: { label: string; href: string }[]; about: string }

export const lifeline: HelpLine = {
  name: '988 Suicide & Crisis Lifeline',
  does: [
    { label: 'Call 988', href: 'tel:988' },
    { label: 'Text 988', href: 'sms:988' },
  ],
  about: 'Call or text 988. United States, free, 24/7.',
}

export const textLine: HelpLine = {
  name: 'Crisis Text Line',
  does: [{ label: 'Text HOME to 741741', href: 'sms:741741?body=HOME' }],
  about: 'Text HOME to 741741. Free, 24/7.',
}

export const emergency: HelpLine = {
  name: 'Emergency: 911',
  does: [{ label: 'Call 911', href: 'tel:911' }],
  about: 'Call 911 or go to your nearest emergency room.',
}

/** In the order to try them: with a life in danger this minute, the emergency number first. */
export const helpLines = (isEmergency: boolean): HelpLine[] =>
  isEmergency ? [emergency, lifeline, textLine] : [lifeline, textLine, emergency]
