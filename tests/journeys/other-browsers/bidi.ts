/** Sends a command of WebDriver BiDi, and returns its result. */
type Send = <Result = unknown>(method: string, params?: object) => Promise<Result>;

/** Connects to a browser that speaks WebDriver BiDi without a driver. */
export async function connectBidi(url: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, WaitingCommand>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data);
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') command?.fail(new Error(`${error}: ${message}`));
    else command?.done(result);
  });
  socket.addEventListener('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('The browser has ended.'));
  });
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done());
    socket.addEventListener('error', () => fail(new Error(`Nobody answers at ${url}.`)));
  });
  return {
    send: (method, params = {}) =>
      new Promise((done, fail) => {
        sent += 1;
        waiting.set(sent, { done: done as (result: unknown) => void, fail });
        socket.send(JSON.stringify({ id: sent, method, params }));
      }),
    close: () => socket.close(),
  };
}

interface WaitingCommand {
  done: (result: unknown) => void;
  fail: (error: Error) => void;
}
