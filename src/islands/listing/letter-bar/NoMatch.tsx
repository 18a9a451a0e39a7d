export interface NoMatchProps {
  readonly sentence: string;
  readonly action: string;
  readonly onAction: () => void;
}

export function NoMatch({ sentence, action, onAction }: NoMatchProps) {
  return (
    <div className="no-match" role="alert">
      <p className="d3">{sentence}</p>
      <button className="btn full" type="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
