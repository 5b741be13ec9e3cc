import { useHelp } from '#web/safety/use-help.ts'
import * as words from '#web/safety/words.en.ts'

type Look = { className?: string }

/** Whom to talk to, in the middle of a sentence: "call or text 988". */
export function PersonToCall({ className = 'link' }: Look) {
  const [line] = useHelp().linesOf('suicide')
  const [way, other] = line?.ways ?? []
  const linkTo = (href: string) => (text: string) => (
    <a className={className} href={href}>
      {text}
    </a>
  )
  if (!line || !way || line.kind === 'emergency')
    return <>{words.findALineAt(linkTo('https://findahelpline.com'))}</>
  if (other && line.call !== null && line.isOneNumber)
    return <>{words.callOrText({ number: line.call, call: linkTo(way.href), text: linkTo(other.href) })}</>
  return (
    <a className={className} href={way.href}>
      {way.label.charAt(0).toLowerCase() + way.label.slice(1)}
    </a>
  )
}

/** Whether somebody answers at any hour. */
export function useIsAtAnyHour(): boolean {
  const [line] = useHelp().linesOf('suicide')
  return line?.kind === 'suicide' && line.isAlways
}

/** "call 911", or that the number differs. */
export function EmergencyCall({ className = 'link' }: Look) {
  const { emergency, emergencyCall } = useHelp()
  if (emergencyCall === null) return words.callNumber(emergency)
  return (
    <a className={className} href={`tel:${emergencyCall.replace(/\D/g, '')}`}>
      {words.callNumber(emergencyCall)}
    </a>
  )
}
