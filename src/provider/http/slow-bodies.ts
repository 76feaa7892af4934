import type { IncomingMessage, Server } from 'node:http';

/** The least bytes that arrive of a body in a period of so many milliseconds. */
const leastProgress = { bytes: 10_000, period: 20_000 };

/** Closes the connections whose request arrives too slowly: each of them would take up a place for minutes. */
export function closeSlowBodies(server: Server, { bytes, period } = leastProgress): void {
  server.on('request', (request: IncomingMessage) => {
    const { socket } = request;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      // What has arrived may wait for the provider itself.
      const isWaiting = request.readableLength >= request.readableHighWaterMark;
      const isSlow = socket.bytesRead - before < bytes;
      before = socket.bytesRead;
      if (request.complete) clearInterval(timer);
      else if (isSlow && !isWaiting) socket.destroy();
    }, period);
    timer.unref();
    request.once('close', () => clearInterval(timer));
  });
}
