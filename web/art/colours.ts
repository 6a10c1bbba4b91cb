/** Colours of the drawings: glazes, and the palette of a scene at each time of day. */

export const firuze = {
  50: '#EEF8F6',
  100: '#D8EFEC',
  200: '#B0DFDA',
  300: '#7CC9C5',
  400: '#41AEAD',
  500: '#17908F',
  600: '#0C7779',
  700: '#0B6064',
  800: '#0D4D52',
  900: '#0E3F44',
  950: '#06272B',
} as const
export const cobalt = {
  50: '#EFF3FB',
  100: '#DDE5F6',
  200: '#BCCBEC',
  300: '#8FA7DC',
  400: '#5F7EC6',
  500: '#3B5CAC',
  600: '#2A4590',
  700: '#203573',
  800: '#1A2A5C',
  900: '#142046',
  950: '#0B1228',
} as const
export const ivory = {
  0: '#FFFFFF',
  50: '#FCFAF5',
  100: '#F7F3EA',
  200: '#EEE7D8',
  300: '#E4DCCB',
  400: '#CDC1A8',
  500: '#A3967C',
} as const
export const mercan = {
  50: '#FDF1EC',
  100: '#FADFD5',
  300: '#F0A58C',
  500: '#D9583B',
  600: '#BC4126',
  700: '#9E3620',
} as const
export const safran = { 100: '#FBEFCF', 300: '#EFC972', 500: '#BD800F', 700: '#7E5304' } as const

export type Scene = {
  sky: string
  halo: string
  line: string
  sun: string
  far: string
  mid: string
  near: string
  water: string
  foam: string
  wall: string
  shade: string
  roof: string
  trim: string
  trim2: string
  glass: string
  lit: string
  door: string
  ground: string
  path: string
  tree: string
  tree2: string
  accent: string
}

export const SCENES: readonly Scene[] = [
  {
    // dawn
    sky: '#FBE9DE',
    halo: '#F6D5C4',
    line: '#EDBBA4',
    sun: '#E0694B',
    far: '#CFE0E2',
    mid: '#9CCBCB',
    near: '#5FAEAE',
    water: '#8CC6C6',
    foam: '#D8EFEC',
    wall: '#FFFDF8',
    shade: '#EADFCB',
    roof: firuze[700],
    trim: firuze[500],
    trim2: firuze[200],
    glass: cobalt[600],
    lit: safran[300],
    door: cobalt[800],
    ground: '#E6D9BF',
    path: '#F7F0E0',
    tree: firuze[800],
    tree2: firuze[600],
    accent: mercan[500],
  },
  {
    // clear noon
    sky: '#DDF0ED',
    halo: '#C3E4E0',
    line: '#9DD2CD',
    sun: '#FBEFCF',
    far: '#B9D3DE',
    mid: '#8FB4CC',
    near: '#5E8DB4',
    water: '#6FA6C4',
    foam: '#CFE6EC',
    wall: '#FFFFFF',
    shade: '#E5E2D8',
    roof: cobalt[700],
    trim: cobalt[500],
    trim2: cobalt[200],
    glass: firuze[700],
    lit: '#F7E2AE',
    door: cobalt[900],
    ground: '#CFE0C8',
    path: '#F4EEDF',
    tree: '#1F6A58',
    tree2: '#3F8C72',
    accent: mercan[500],
  },
  {
    // cobalt evening
    sky: cobalt[700],
    halo: cobalt[600],
    line: cobalt[500],
    sun: '#F6DFA8',
    far: '#2E4C99',
    mid: '#223A80',
    near: '#1A2C66',
    water: '#27468F',
    foam: '#5F7EC6',
    wall: '#F4EBDA',
    shade: '#D9CBB2',
    roof: firuze[500],
    trim: firuze[500],
    trim2: firuze[200],
    glass: cobalt[700],
    lit: '#F4C862',
    door: cobalt[900],
    ground: cobalt[900],
    path: '#3A4F92',
    tree: '#0E1838',
    tree2: '#16305A',
    accent: mercan[500],
  },
  {
    // glazed turquoise
    sky: firuze[400],
    halo: firuze[300],
    line: '#A8DCD8',
    sun: '#FBF3DF',
    far: '#2F9FA0',
    mid: firuze[600],
    near: firuze[700],
    water: firuze[600],
    foam: firuze[300],
    wall: '#FFFCF4',
    shade: '#E7DECB',
    roof: cobalt[800],
    trim: cobalt[600],
    trim2: cobalt[200],
    glass: cobalt[700],
    lit: safran[300],
    door: cobalt[900],
    ground: firuze[900],
    path: '#CFE8E4',
    tree: '#0A3438',
    tree2: '#0D4D52',
    accent: mercan[500],
  },
  {
    // ivory & bole
    sky: '#F4ECDB',
    halo: '#EADDC2',
    line: '#D8C59F',
    sun: mercan[300],
    far: '#DCCFB4',
    mid: '#BFC6B4',
    near: '#7FA59E',
    water: '#86B9B7',
    foam: '#CFE6E1',
    wall: '#FFFDF7',
    shade: '#EBE0CB',
    roof: mercan[600],
    trim: cobalt[600],
    trim2: cobalt[100],
    glass: firuze[800],
    lit: safran[300],
    door: cobalt[900],
    ground: '#D9CBAA',
    path: '#F6EFDF',
    tree: '#2B5A4C',
    tree2: '#4C8069',
    accent: firuze[500],
  },
  {
    // mist blue
    sky: '#E6ECF8',
    halo: '#D2DDF2',
    line: '#B3C4E6',
    sun: '#FFFFFF',
    far: '#C3D0EA',
    mid: '#9BB0DA',
    near: '#6D89C2',
    water: '#86A5D3',
    foam: '#DDE7F6',
    wall: '#FFFFFF',
    shade: '#E3E1DC',
    roof: firuze[600],
    trim: firuze[500],
    trim2: firuze[200],
    glass: cobalt[800],
    lit: '#F4D791',
    door: cobalt[900],
    ground: '#D6DCC8',
    path: '#F6F1E6',
    tree: '#205A5A',
    tree2: '#3F7F7C',
    accent: mercan[500],
  },
]
