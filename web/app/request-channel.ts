/** Carries a visitor's requests from buttons to one part of the page, such as a dialog. */
export interface RequestChannel<Request> {
  /** Sends a request; one that comes before the part has loaded waits for it. */
  send: (request: Request) => void;
  /** Registers the part. Returns the function that unregisters it. */
  answer: (take: (request: Request) => void) => () => void;
}

/** Returns a channel. If several requests wait, only the newest counts. */
export function createRequestChannel<Request>(): RequestChannel<Request> {
  let taker: ((request: Request) => void) | undefined;
  let waiting: Request[] = [];
  return {
    send: (request) => {
      if (taker) taker(request);
      else waiting = [request];
    },
    answer: (take) => {
      taker = take;
      waiting.forEach(take);
      waiting = [];
      return () => {
        if (taker === take) taker = undefined;
      };
    },
  };
}
