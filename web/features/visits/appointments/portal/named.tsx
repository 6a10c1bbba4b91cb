const BLANK = '{{name}}'

/** Shows a sentence whose placeholder `{{name}}` is filled with a bidi-isolated name. */
export function Named({ words, name }: { words: string; name: string }) {
  const [before = '', after = ''] = words.split(BLANK)
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  )
}
