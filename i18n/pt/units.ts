/** Lengths of time in words, for the blanks that facts of the business fill (`i18n/facts.ts`). */
export const units = {
  days: { one: 'um dia', other: '{n} dias' },
  workingDays: { one: 'um dia útil', other: '{n} dias úteis' },
  months: { one: 'um mês', other: '{n} meses' },
};
