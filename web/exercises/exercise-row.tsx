import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import type { Exercise } from '#domain/exercises/exercise.ts'
import { FavouriteButton } from '#web/exercises/favourite-button.tsx'

/** One exercise of the library: its name leads to it. */
export const ExerciseRow = ({ exercise: { id, title, description, duration } }: { exercise: Exercise }) => (
  <li className="group relative -mx-3 flex items-center gap-2 px-3 py-4 transition-colors hover:bg-accent-wash">
    <span className="min-w-0 grow">
      <Link
        href={`/exercises/${id}`}
        className="text-lead font-semibold after:absolute after:inset-0 group-hover:text-accent"
      >
        {title}
      </Link>
      <span className="mt-0.5 block max-w-[34rem] text-ink-soft">{description}</span>
      <span className="mt-1 block text-small text-ink-soft">{duration}</span>
    </span>
    <FavouriteButton id={id} title={title} className="z-10" />
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent rtl:rotate-180 max-sm:hidden" />
  </li>
)
