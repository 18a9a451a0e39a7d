interface Props {
  readonly label: string;
  readonly state: 'waiting' | 'ready' | 'sending';
}

/** `waiting` until the script runs: browsers alone cannot send this form. */
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
