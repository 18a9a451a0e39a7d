export const ICON_PATHS = {
  heart: 'M12 20.5L3.6 12.2A5.2 5.2 0 0 1 11 4.9L12 6L13 4.9A5.2 5.2 0 0 1 20.4 12.2Z',
  back: 'M21 12H4M11 4.5L3.5 12L11 19.5',
  left: 'M15 4L7 12L15 20',
  right: 'M9 4L17 12L9 20',
  down: 'M4 8L12 16L20 8',
  close: 'M4 4L20 20M20 4L4 20',
  plus: 'M12 3V21M3 12H21',
  minus: 'M3 12H21',
  check: 'M3 12.5L9 18.5L21 5.5',
  download: 'M12 3V16M6 10.5L12 16.5L18 10.5M4 21H20',
  pause: 'M8 4V20M16 4V20',
  play: 'M7 4L19 12L7 20Z',
  alert: 'M12 2.5L22 20.5H2ZM12 9V14M12 17V17.5',
  camera: 'M3 7H8L10 4H14L16 7H21V19H3ZM12 16.5A3.5 3.5 0 1 0 12 9.5A3.5 3.5 0 0 0 12 16.5',
  device: 'M7 2.5H17V21.5H7ZM11 18.5H13',
  calendar: 'M4 5H20V21H4ZM4 10H20M8 3V6M16 3V6',
  print: 'M7 8V3H17V8M7 17H3V8H21V17H17M7 13H17V21H7Z',
  share: 'M12 15V3M7 7L12 2.5L17 7M5 12V21H19V12',
  boards: 'M8 4V21M16 3V21M3 9H8M16 6H21M3 21H21',
  send: 'M3 11L21 3L14 21L11 13ZM11 13L21 3',
} as const;

export const PAGE_ICON_PATHS = {
  question: 'M3 8A6 6 0 1 1 9 14V17M9 21V21.5',
  next: 'M3 12H20M13 4.5L20.5 12L13 19.5',
} as const;

export type IconName = keyof typeof ICON_PATHS;
export type PageIconName = IconName | keyof typeof PAGE_ICON_PATHS;
