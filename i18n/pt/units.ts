/** Lengths of time in words, for the blanks of `i18n/facts.ts`. */
export const units = {
  days: { one: 'um dia', other: '{n} dias' },
  workingDays: { one: 'um dia útil', other: '{n} dias úteis' },
  months: { one: 'um mês', other: '{n} meses' },
};
