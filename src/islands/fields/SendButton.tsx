interface Props {
  readonly label: string;
  readonly state: 'waiting' | 'ready' | 'sending';
}

/** The button is `waiting` until the script runs: browsers cannot send this form by themselves. */
export function SendButton({ label, state }: Props) {
  const sending = state === 'sending';
  return (
    <button
      className="btn full"
      type="submit"
      disabled={state !== 'ready'}
      aria-busy={sending ? true : undefined}
    >
      {sending && <span className="spin" aria-hidden="true" />} <span>{label}</span>
    </button>
  );
}
