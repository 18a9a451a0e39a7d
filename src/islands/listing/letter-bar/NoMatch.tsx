import type { ReactNode } from 'react';

export interface NoMatchProps {
  readonly sentence: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly children?: ReactNode;
}

export function NoMatch({ sentence, action, onAction, children }: NoMatchProps) {
  return (
    <div className="no-match" role="alert">
      <p className="d3">{sentence}</p>
      <button className="btn full" type="button" onClick={onAction}>
        {action}
      </button>
      {children}
    </div>
  );
}
