import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'

const root = projectRoot()
const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file),
  )
const files = [...filesOf('web'), ...filesOf('tests/web')]
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** web/styles/styles.css and what it imports. */
const GLOBAL = ['web/styles/styles.css', 'web/styles/tokens.css', 'web/styles/fonts.css', 'web/styles/reset.css']
/** Styles of documents that replace a page and run no script. */
const OF_NOTICES = 'web/public/notice.css'
const sheets = files.filter((file) => file.endsWith('.css') && file !== OF_NOTICES)
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const components = files.filter((file) => /(?<!\.gen)\.tsx?$/.test(file) && !file.endsWith('.d.ts'))

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '')
/**
 * Returns the class names of a style sheet. Dots inside values, as in `0.5rem`, are not included.
 */
const classesOf = (css: string) =>
  new Set(
    [...withoutComments(css).matchAll(/([^{}]*)\{/g)].flatMap(([, selector = '']) =>
      selector.trimStart().startsWith('@')
        ? []
        : [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
    ),
  )

type Use = { file: string; module: string; name: string }

/**
 * Returns the modules that a file imports with their local names: `import styles from
 * './x.module.css'`.
 */
function modulesIn(file: string): Use[] {
  return [...textOf(file).matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', from = '']) => ({
    file,
    name,
    module: from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from),
  }))
}
const uses = components.flatMap(modulesIn)

/**
 * Returns the names that a file takes from a module: `styles.name`. `styles[size]` takes every name
 * that is a string in the file.
 */
function namesTaken({ file, name, module }: Use): string[] {
  const text = withoutComments(textOf(file)).replace(/(?:from|import) '[^']*'/g, '')
  const plain = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one)
  if (!new RegExp(`\\b${name}\\[`).test(text)) return plain
  return [...plain, ...[...classesOf(textOf(module))].filter((one) => new RegExp(`['"\`]${one}['"\`]`).test(text))]
}

/** Returns the strings inside an expression, except those it compares with. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (node === null || typeof node !== 'object' || !('type' in node)) return []
  if (node.type === 'BinaryExpression') return []
  if (node.type === 'Literal')
    return typeof (node as ESTree.StringLiteral).value === 'string'
      ? [String((node as ESTree.StringLiteral).value)]
      : []
  if (node.type === 'TemplateElement') return [(node as ESTree.TemplateElement).value.raw]
  return Object.values(node).flatMap(textsIn)
}

function classLiterals(file: string): string[] {
  const found: string[] = []
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && /class(Name)?$/i.test(name.name)) found.push(...textsIn(value))
    },
  }).visit(parseSync(file, textOf(file)).program)
  return found.filter((text) => text.trim() !== '')
}

const PHYSICAL =
  /(?:^|[;{\s])((?:left|right|top|bottom|float|clear)\s*:|(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)[\w-]*\s*:|border-(?:top|bottom)-(?:left|right)-radius\s*:|text-align\s*:\s*(?:left|right))/g

/** Returns the parts of a value and keeps those in brackets whole: `0 calc(1rem + 2px)` has two. */
function partsOf(value: string): string[] {
  const closed = value.replace(/\([^()]*\)/g, (inside) => inside.replace(/\s/g, '').replace('(', '[').replace(')', ']'))
  return closed === value ? value.split(/\s+/) : partsOf(closed)
}

/** Returns values whose left and right differ, and moves to a side that no variable mirrors. */
function sidesIn(css: string): string[] {
  const declarations = [...css.matchAll(/(?<![\w-])([\w-]+)\s*:\s*([^;{}]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }))
  return declarations
    .filter(({ name, value }) => {
      const [first = '', second, third, fourth] = partsOf(value)
      if (/^(margin|padding|inset|scroll-margin|scroll-padding)$/.test(name))
        return fourth !== undefined && second !== fourth
      if (name === 'border-radius') return second !== undefined && !(first === third && second === fourth)
      const moved = name === 'translate' ? first : /translateX\(([^)]+)\)/.exec(value)?.[1]
      return moved !== undefined && !/^0|var[[(]/.test(moved)
    })
    .map(({ name, value }) => `${name}: ${value}`)
}

/** Directional drawings, which need a counterpart in a rule for right-to-left text. */
const TOWARDS = /\bto (?:left|right)\b|box-shadow\s*:[^;]*?(?:inset\s+|:\s*)-?[1-9][\d.]*px\s/

/** Icons that point in the reading direction. */
const POINTING = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUpRight',
  'ArrowDownRight',
  'ChevronLeft',
  'ChevronRight',
  'ChevronFirst',
].concat('ChevronLast', 'ExternalLink', 'List', 'LogIn', 'LogOut', 'Reply', 'SendHorizontal')

/** Variables that a library sets on its own elements. */
const OF_LIBRARIES = ['--trigger-width']

test('style sheets use only variables that are set somewhere', () => {
  const set = new Set(OF_LIBRARIES)
  for (const file of files.filter((name) => /\.(css|tsx?)$/.test(name)))
    for (const [, name = ''] of textOf(file).matchAll(/(--[\w-]+)['"]?\s*[:\],]/g)) set.add(name)
  const unknown = sheets.flatMap((file) =>
    [...textOf(file).matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
      set.has(name) ? [] : `${file}: ${name}`,
    ),
  )
  expect(unknown).toEqual([])
})

describe('styles', () => {
  test('are detected in the usual notations', () => {
    expect([...classesOf('@layer ui { .a, .b:hover > .c-d { margin: 0.5rem } /* .e */ }')]).toEqual(['a', 'b', 'c-d'])
    expect(modules.length).toBeGreaterThan(40)
    expect(uses.length).toBeGreaterThan(80)
  })

  test('are modules, except the global sheets, which only web/styles/styles.css imports', () => {
    expect(sheets.filter((file) => !modules.includes(file) && !GLOBAL.includes(file))).toEqual([])
    const importing = components.filter((file) => /import '[^']*\.css'/.test(textOf(file)))
    expect(importing.filter((file) => !/\/main\.tsx$/.test(file))).toEqual([])
  })

  test('name no class outside the modules', () => {
    const named = GLOBAL.flatMap((file) => [...classesOf(textOf(file))].map((name) => `${file} .${name}`))
    expect(named).toEqual([])
    expect(modules.filter((file) => /:global\b/.test(textOf(file)))).toEqual([])
  })

  test('are in the layer of their folder, completely', () => {
    const faults = modules.filter((file) => {
      const layer = /^web\/(ui|art)\//.test(file) ? 'ui' : 'page'
      const css = withoutComments(textOf(file)).trim()
      return !css.startsWith(`@layer ${layer} {`) || /\n[^\s}]/.test(css)
    })
    expect(faults).toEqual([])
  })

  test('use no class that their module does not define', () => {
    const faults = uses.flatMap((use) => {
      const defined = classesOf(textOf(use.module))
      return namesTaken(use)
        .filter((name) => !defined.has(name))
        .map((name) => `${use.file}: ${use.name}.${name}`)
    })
    expect(faults).toEqual([])
  })

  test('define no unused class', () => {
    const faults = modules.flatMap((module) => {
      const taken = new Set(uses.filter((use) => use.module === module).flatMap(namesTaken))
      return [...classesOf(textOf(module))].filter((name) => !taken.has(name)).map((name) => `${module}: .${name}`)
    })
    expect(faults).toEqual([])
  })

  test('are used through modules: no class is written as a string', () => {
    const faults = components
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => classLiterals(file).map((text) => `${file}: "${text}"`))
    expect(faults).toEqual([])
  })

  test('are logical: nothing is left or right', () => {
    const faults = sheets.flatMap((file) =>
      [...withoutComments(textOf(file)).matchAll(PHYSICAL)].map(([, declaration]) => `${file}: ${declaration}`),
    )
    expect(faults).toEqual([])
  })

  test('have no fixed sides: no four different values, no move to a side, no directional drawing without a counterpart', () => {
    expect(
      sidesIn('margin: 0 1px 0 2px; padding: 0 1px 2px; translate: -50% 0; translate: calc(1px * var(--x)) 0;'),
    ).toEqual(['margin: 0 1px 0 2px', 'translate: -50% 0'])
    const faults = sheets.flatMap((file) => {
      const css = withoutComments(textOf(file))
      const lone = TOWARDS.test(css) && !/dir[(=]"?rtl/.test(css) ? ['draws towards a side'] : []
      return [...sidesIn(css), ...lone].map((fault) => `${file}: ${fault}`)
    })
    expect(faults).toEqual([])
  })

  test('keep Arabic letters joined and upright: only tokens space letters, except the Latin name of the product, and no text is in capitals or italics', () => {
    const brands = ['web/layouts/brand.module.css', 'web/layouts/panel-menu.module.css']
    const faults = sheets.flatMap((file) => {
      const css = withoutComments(textOf(file))
      const parting = [...css.matchAll(/letter-spacing\s*:\s*([^;]+);/g)].filter(
        ([, value = '']) => !/^(0|normal|inherit|var\(--tracking-[a-z]+\))$/.test(value) && !brands.includes(file),
      )
      // Russian writes weekdays and months in lower case, but a line begins with a capital.
      const others = css.replace(/:lang\(ru\) [^{}]*::first-letter \{[^}]*\}/g, '')
      const shouting =
        others.match(/text-transform\s*:\s*(?:upper|lower)case|font-style\s*:\s*(?:italic|oblique)/g) ?? []
      return [...parting.map(([declaration]) => declaration), ...shouting].map((fault) => `${file}: ${fault}`)
    })
    expect(faults).toEqual([])
    expect(textOf('web/styles/tokens.css')).toMatch(
      /:root:lang\(ar\) \{\s*--tracking-display: 0; --tracking-heading: 0; --tracking-label: 0;/,
    )
  })

  test('mirror icons that point in the reading direction', () => {
    const faults = components.flatMap((file) => {
      const icons = [...textOf(file).matchAll(/<([A-Z]\w+)([^<>]*)\/>/g)]
      return icons
        .filter(([, name = '', attributes = '']) => POINTING.includes(name) && !/\.flip\b/.test(attributes))
        .map(([icon]) => `${file}: ${icon}`)
    })
    expect(faults).toEqual([])
  })
})

test('no rule has the root element or the body depend on its content', () => {
  const rules = sheets.flatMap((file) =>
    [...withoutComments(textOf(file)).matchAll(/(?:html|:root|body)[^\s{},]*:has\([^{]*/g)].map(
      ([rule]) => `${file}: ${rule.trim()}`,
    ),
  )
  // Browsers would match the whole page again after most of its changes: use useRootClass.
  expect(rules).toEqual([])
})
