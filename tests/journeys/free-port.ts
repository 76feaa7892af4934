import { createServer } from 'node:net';

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
