export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

const STEPS = 10;

/** Shows `profiles n of m`; on a terminal it updates one line. Expects rising counts. */
export function createProgress(stream: ProgressStream): (done: number, total: number) => void {
  return (done, total) => {
    if (stream.isTTY === true) {
      stream.write(`\r  profiles ${done} of ${total}${done === total ? '\n' : ''}`);
      return;
    }
    if (toStep(done, total) > toStep(done - 1, total))
      stream.write(`  profiles ${done} of ${total}\n`);
  };
}

function toStep(done: number, total: number): number {
  return Math.floor((done * STEPS) / total);
}
