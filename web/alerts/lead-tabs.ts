const NAME = 'alerts';

export interface LeadOptions {
  /** Starts the alerts. Returns the function that stops them. */
  lead: () => () => void;
  /** Whether a fan notices alerts from a hidden page. */
  alertsInBackground: () => boolean;
}

export interface LeadingTab {
  /** Checks again whether this tab may lead. */
  look: () => void;
  leave: () => void;
}

/**
 * Makes one tab of the browser the leader, which shows the alerts: the tab that had focus last, so
 * that the fan sees them. If it closes, or a fan can no longer notice its alerts, another tab
 * leads.
 */
export function leadTabs({ lead, alertsInBackground }: LeadOptions): LeadingTab {
  // Without locks, tabs do not know each other, so only the focused tab leads.
  const hasLocks = 'locks' in navigator;
  const turns = hasLocks ? turnsByLock(navigator.locks, lead) : turnsOfAny(lead);
  const canAlert = () => document.visibilityState === 'visible' || alertsInBackground();

  const look = () => {
    if (document.hasFocus()) turns.take();
    else if (hasLocks && canAlert()) turns.wait();
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
  /** Takes the lead from any other tab. */
  take: () => void;
  /** Waits until no other tab leads, then leads. */
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
