import { fullTime, hourAndMinute } from '#web/ui/times.ts'

export const MessageTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={fullTime(at)} className="px-1 py-0.5 text-small text-ink-soft tabular-nums">
    {hourAndMinute(at)}
  </time>
)
