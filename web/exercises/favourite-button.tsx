import { Heart } from 'lucide-react'
import { toggleFavourite, useFavourites } from '#web/exercises/favourites.ts'
import * as words from '#web/exercises/words.en.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type Props = { id: string; title: string; className?: string }

export function FavouriteButton({ id, title, className }: Props) {
  const isKept = useFavourites().includes(id)
  return (
    <IconButton
      label={words.favourOf(title)}
      aria-pressed={isKept}
      icon={<Heart aria-hidden="true" className="size-5" fill={isKept ? 'currentColor' : 'none'} />}
      onClick={() => toggleFavourite(id)}
      {...(className && { className })}
    />
  )
}
