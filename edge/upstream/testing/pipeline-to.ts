import type { Call } from '../call.ts';
import { createPipeline, type PipelineOptions } from '../pipeline.ts';

const base = new URL('https://upstream.example/base/');

/** Returns a pipeline to a stub that gives these answers in turn, and its requests. */
export function pipelineTo(
  answers: (Response | Error | 'hangs')[],
  options: Omit<PipelineOptions, 'upstreams'> = {},
) {
  const sent: Request[] = [];
  const upstream = {
    base,
    isOutside: true as const,
    send: async (request: Request): Promise<Response> => {
      sent.push(request);
      const answer = answers.shift();
      if (answer === 'hangs') return new Promise<Response>(() => {});
      if (answer instanceof Error) throw answer;
      return answer ?? Response.json({ data: 'last' });
    },
  };
  const answering = createPipeline({
    upstreams: { media: upstream, patron: upstream, sms: upstream },
    timeLimits: { readMs: 50, writeMs: 50, wholeMs: 5_000 },
    retry: { pauseMs: 1, longestMs: 50 },
    ...options,
  });
  return {
    sent,
    ask: async (call: Partial<Call> = {}) => {
      const answer = await answering(aCall(call));
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: parse(text) };
    },
  };
}

function aCall(call: Partial<Call>): Call {
  return {
    upstream: 'media',
    path: '/v1/sports',
    search: '',
    method: 'GET',
    headers: new Headers(),
    body: null,
    caller: {
      brand: 'brand',
      language: 'pt-BR',
      countryCode: 'es',
      located: null,
      network: null,
      deviceId: null,
      deviceToken: null,
      accessToken: 'token',
    },
    ...call,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
