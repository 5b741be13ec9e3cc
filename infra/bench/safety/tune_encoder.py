"""Trains the sentence encoder of the learned layer on, with a head that is thrown away. Needs PyTorch (Debian: python3-torch).

tune_encoder.py FOLDER PART: reads FOLDER/examples.json and FOLDER/published.bin, leaves out the examples of PART (-1: none), and
writes FOLDER/PART.weights (the weights, in the order in which they were published) and FOLDER/PART.vectors (what it then says of
every text). The same on the same machine each time. Written by `tune-encoder.ts`, which says what stands in the files.
"""

import json
import math
import os
import random
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

EPOCHS_OF_HEAD, EPOCHS = 8, 5
RATE_OF_HEAD_ALONE, RATE_OF_HEAD, RATE = 3e-3, 1e-3, 3e-4
WARM_UP = 0.06
DECAY = 0.01
BATCH, BATCHES_SORTED = 32, 50
DROPPED, DROPPED_OF_HEAD = 0.1, 0.4
HEADS, HIDDEN, LOUDNESS = 4, 64, 8


class Encoder(nn.Module):
    """As `transformer.ts` reads: two layers, their mean, a direction."""

    def __init__(self, weights, timescales):
        super().__init__()
        self.weights = nn.ParameterList(nn.Parameter(one) for one in weights)
        self.register_buffer("timescales", timescales)

    def forward(self, ids, mask):
        embeddings, direction, direction_bias, *layers = self.weights
        texts, longest = ids.shape
        drop = lambda values: F.dropout(values, DROPPED, self.training)
        angles = torch.arange(longest, dtype=torch.float32)[:, None] * self.timescales[None]
        waves = torch.cat([angles.sin(), angles.cos()], -1)
        # Only what is a piece of a text is a row.
        places = mask.reshape(-1).nonzero()[:, 0]
        stream = drop(2 * embeddings[ids.reshape(-1)[places]] + waves[places % longest])
        for at in range(2):
            scale, bias, feed_scale, feed_bias, qkv, qkv_bias, out, out_bias = layers[:8]
            widen, widen_bias = layers[8:10] if at == 0 else (None, None)
            feed_in, in_bias, feed_out, feed_out_bias = layers[-4:] if at else layers[10:14]
            layers = layers[14:] if at == 0 else layers
            asked = torch.addmm(qkv_bias, norm(stream, scale, bias), matrix(qkv))
            wide = asked.shape[1] // 3
            padded = torch.zeros(texts * longest, 3 * wide).index_copy(0, places, asked)
            queries, keys, values = (
                part.view(texts, longest, HEADS, wide // HEADS).transpose(1, 2)
                for part in padded.view(texts, longest, 3 * wide).split(wide, -1)
            )
            likeness = queries @ keys.transpose(-1, -2) / math.sqrt(wide // HEADS)
            shares = drop(likeness.masked_fill(~mask[:, None, None, :], -1e9).softmax(-1))
            seen = (shares @ values).transpose(1, 2).reshape(texts * longest, wide)[places]
            attended = torch.addmm(out_bias, seen, matrix(out))
            kept = stream if widen is None else torch.addmm(widen_bias, stream, matrix(widen))
            stream = kept + drop(attended)
            fed = torch.addmm(in_bias, norm(stream, feed_scale, feed_bias), matrix(feed_in)).relu()
            if at == 0:
                stream = stream + drop(torch.addmm(feed_out_bias, fed, matrix(feed_out)))
        # The last step is linear: it is taken of the mean of each text.
        text_of, counts = places // longest, mask.sum(1, keepdim=True).float()
        mean = lambda rows: torch.zeros(texts, rows.shape[1]).index_add(0, text_of, rows) / counts
        means = mean(stream) + drop(torch.addmm(feed_out_bias, mean(fed), matrix(feed_out)))
        return F.normalize(torch.addmm(direction_bias, means, direction).tanh(), dim=-1)


class Head(nn.Module):
    def __init__(self, outputs):
        super().__init__()
        self.first, self.second = nn.Linear(512, HIDDEN), nn.Linear(HIDDEN, outputs)

    def forward(self, vectors):
        felt = self.first(vectors * LOUDNESS).relu()
        return self.second(F.dropout(felt, DROPPED_OF_HEAD, self.training))


def matrix(weights):
    return weights.reshape(weights.shape[-2:])


def norm(rows, scale, bias):
    return F.layer_norm(rows, rows.shape[-1:], scale, bias, 1e-6)


def batch_of(pieces):
    longest = max(1, max(map(len, pieces)))
    ids = torch.zeros(len(pieces), longest, dtype=torch.long)
    mask = torch.zeros(len(pieces), longest, dtype=torch.bool)
    for at, some in enumerate(pieces):
        ids[at, : len(some)] = torch.tensor(some, dtype=torch.long)
        mask[at, : max(1, len(some))] = True
    return ids, mask


def vectors_of(encoder, pieces, texts):
    encoder.eval()
    texts = sorted(texts, key=lambda at: len(pieces[at]))
    vectors = {}
    with torch.no_grad():
        for begin in range(0, len(texts), 128):
            some = texts[begin : begin + 128]
            vectors.update(zip(some, encoder(*batch_of([pieces[at] for at in some]))))
    return vectors


def train(groups, epochs, examples, read, head, encoder, pieces=None):
    """`pieces`: where the encoder learns too, the texts of a batch are about as long as each other."""
    optimizer = torch.optim.AdamW(groups, weight_decay=DECAY, foreach=True)
    rates = [group["lr"] for group in optimizer.param_groups]
    weights = [one for group in optimizer.param_groups for one in group["params"]]
    steps, step = epochs * (len(examples) // BATCH + 1), 0
    for epoch in range(epochs):
        encoder.train()
        head.train()
        random.shuffle(examples)
        batches = []
        for begin in range(0, len(examples), BATCH * BATCHES_SORTED):
            some = examples[begin : begin + BATCH * BATCHES_SORTED]
            if pieces:
                some = sorted(some, key=lambda example: len(pieces[example[0]]))
            batches += [some[at : at + BATCH] for at in range(0, len(some), BATCH)]
        random.shuffle(batches)
        lost = 0
        for batch in batches:
            part = min(1, step / (WARM_UP * steps)) * max(0, 1 - step / steps)
            for group, rate in zip(optimizer.param_groups, rates):
                group["lr"] = rate * part
            said = head(read(batch))
            wanted = torch.tensor([[0.0 if one is None else float(one) for one in example[1]] for example in batch])
            heavy = torch.tensor([[0.0 if one is None else example[2] for one in example[1]] for example in batch])
            missed = F.binary_cross_entropy_with_logits(said, wanted, reduction="none")
            loss = (missed * heavy).sum() / len(batch)
            optimizer.zero_grad()
            loss.backward()
            if pieces:
                nn.utils.clip_grad_norm_(weights, 1.0)
            optimizer.step()
            step += 1
            lost += float(loss)
        if pieces:
            print(f"epoch {epoch + 1} of {epochs}: loss {lost / len(batches):.3f}", flush=True)


def main(folder, part):
    torch.set_flush_denormal(True)
    torch.set_num_threads(1)
    torch.manual_seed(1)
    random.seed(1)
    with open(os.path.join(folder, "examples.json")) as file:
        given = json.load(file)
    pieces, shapes = given["pieces"], given["shapes"]
    examples = [example for example in given["examples"] if example[3] != part]
    numbers = torch.from_numpy(np.fromfile(os.path.join(folder, "published.bin"), dtype=np.float32))
    parts = [one.clone().reshape(shape) for one, shape in zip(numbers.split([math.prod(s) for s in shapes]), shapes)]
    encoder = Encoder(parts[:-1], parts[-1].reshape(-1))
    head = Head(len(examples[0][1]))
    before = vectors_of(encoder, pieces, sorted({example[0] for example in examples}))
    train(
        [{"params": list(head.parameters()), "lr": RATE_OF_HEAD_ALONE}],
        EPOCHS_OF_HEAD,
        examples,
        lambda batch: torch.stack([before[example[0]] for example in batch]),
        head,
        encoder,
    )
    train(
        [
            {"params": list(head.parameters()), "lr": RATE_OF_HEAD},
            {"params": list(encoder.parameters()), "lr": RATE},
        ],
        EPOCHS,
        examples,
        lambda batch: encoder(*batch_of([pieces[example[0]] for example in batch])),
        head,
        encoder,
        pieces,
    )
    vectors = vectors_of(encoder, pieces, range(len(pieces)))
    torch.stack([vectors[at] for at in range(len(pieces))]).numpy().tofile(os.path.join(folder, f"{part}.vectors"))
    torch.cat([one.detach().reshape(-1) for one in encoder.weights]).numpy().tofile(
        os.path.join(folder, f"{part}.weights")
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
