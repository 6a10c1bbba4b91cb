type KitFile = {
  file: string
  title: string
  words: string
  /** Background of the logo. */
  ground?: 'light' | 'dark'
}

/** Files under web/public/press. */
export const MEDIA_KIT: readonly KitFile[] = [
  {
    file: 'hekima-logo.svg',
    title: 'Logo, vector',
    words: 'For light backgrounds. Keep half a star of space around it.',
    ground: 'light',
  },
  {
    file: 'hekima-logo-light.svg',
    title: 'Logo for dark backgrounds, vector',
    words: 'Ivory letters, for cobalt and photographs.',
    ground: 'dark',
  },
  { file: 'hekima-logo.png', title: 'Logo, picture', words: 'Transparent, 1760 pixels wide.', ground: 'light' },
  {
    file: 'hekima-mark.png',
    title: 'Mark alone',
    words: 'The star with the cross, 1024 pixels. Never red, never mirrored.',
    ground: 'light',
  },
  {
    file: 'hekima-facts.txt',
    title: 'Fact sheet',
    words: 'What Hekima is, how it earns money, what it refuses to do, and how to write its name.',
  },
]
