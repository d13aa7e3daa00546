const NAME = 'alerts';

export interface LeadOptions {
  /** Begins to speak; answers what ends it. */
  lead: () => () => void;
  /** Whether a fan would hear it of a page that is not in sight. */
  isHeardFromBehind: () => boolean;
}

export interface LeadingTab {
  /** Looks anew whether this tab may speak. */
  look: () => void;
  leave: () => void;
}

/**
 * Has one tab of the browser speak at a time: the one that was in front last, so
 * that what it shows is seen. Where it closes or nobody hears it any more, one of
 * the others goes on.
 */
export function leadTabs({ lead, isHeardFromBehind }: LeadOptions): LeadingTab {
  // Without locks no tab knows of the others: then only the one that has the focus speaks.
  const hasLocks = 'locks' in navigator;
  const turns = hasLocks ? turnsByLock(navigator.locks, lead) : turnsOfAny(lead);
  const isHeard = () => document.visibilityState === 'visible' || isHeardFromBehind();

  const look = () => {
    if (document.hasFocus()) turns.take();
    else if (hasLocks && isHeard()) turns.wait();
    else turns.end();
  };
  look();
  const events = ['focus', 'blur'] as const;
  for (const event of events) window.addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return {
    look,
    leave: () => {
      for (const event of events) window.removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
      turns.end();
    },
  };
}

interface Turns {
  /** Leads at once, in the place of whoever does. */
  take: () => void;
  /** Leads as soon as nobody else does. */
  wait: () => void;
  end: () => void;
}

interface Turn {
  isLeading: boolean;
  end: () => void;
}

function turnsByLock(locks: LockManager, lead: () => () => void): Turns {
  let turn: Turn | null = null;

  function ask(isTaking: boolean): void {
    turn?.end();
    const waiting = new AbortController();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let stop = () => {};
    const own: Turn = {
      isLeading: false,
      end: () => {
        if (turn === own) turn = null;
        waiting.abort();
        release();
        stop();
        stop = () => {};
      },
    };
    turn = own;
    const begin = () => {
      if (turn !== own) return undefined;
      own.isLeading = true;
      stop = lead();
      return held;
    };
    const isOver = () => {
      const isTakenOver = turn === own;
      own.end();
      if (isTakenOver) ask(false);
    };
    const options: LockOptions = isTaking ? { steal: true } : { signal: waiting.signal };
    locks.request(NAME, options, begin).then(isOver, isOver);
  }

  return {
    take: () => {
      if (!turn?.isLeading) ask(true);
    },
    wait: () => {
      if (!turn) ask(false);
    },
    end: () => turn?.end(),
  };
}

function turnsOfAny(lead: () => () => void): Turns {
  let stop: (() => void) | null = null;
  return {
    take: () => {
      stop ??= lead();
    },
    wait: () => {},
    end: () => {
      stop?.();
      stop = null;
    },
  };
}
