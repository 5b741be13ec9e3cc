/** Exercises that suit nearly everybody, for when nobody can choose one for them. */
export const exercisesAlways: readonly string[] = ['longer-exhale', 'five-senses', 'orienting']
